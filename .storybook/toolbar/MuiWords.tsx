import * as locales from '@mui/material/locale';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';
import { mergeComponents } from '../../design-system/mui/merge-components.ts';

interface MuiWordsProps {
  language: string;
  children: ReactNode;
}

/** What MUI's components say by themselves, as the pages of a `Pagination`, in a language. */
export function MuiWords({ language, children }: MuiWordsProps) {
  const addWords = useCallback(
    (theme: Theme): Theme => {
      const components = mergeComponents(Object(theme.components), findMuiWords(language));
      return { ...theme, components: components as NonNullable<Theme['components']> };
    },
    [language],
  );
  return <ThemeProvider theme={addWords}>{children}</ThemeProvider>;
}

/** The entries of a theme that MUI has for a language: none for one that it does not speak. */
export function findMuiWords(language: string): object {
  const [, words] =
    Object.entries(locales).find(([name]) => MUI_NAME.exec(name)?.[1] === language) ?? [];
  return words?.components ?? {};
}

/** As `deDE`. */
const MUI_NAME = /^([a-z]+)[A-Z]/;
