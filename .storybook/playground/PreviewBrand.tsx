import { Global } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { declareVariables } from '../../design-system/styles/color-schemes.ts';
import { createBrandTheme } from '../../design-system/theme.ts';
import { memoize } from '../../lib/memoize.ts';
import type { Brand } from '../../tokens/index.ts';
import { usePromised } from './usePromised.ts';

interface PreviewBrandProps {
  brand: Brand;
  /** What the playground changes, as the address has it. */
  changes: string;
  children: ReactNode;
}

/** Shows a story in the brand of the toolbar with what the playground changes of it. */
export function PreviewBrand({ brand, changes, children }: PreviewBrandProps) {
  const theme = usePromised(getChangedTheme(brand, changes));
  if (!theme) return children;
  return (
    <ThemeProvider theme={theme} storageManager={null} disableStyleSheetGeneration>
      <Global styles={declareVariables(theme, ':root')} />
      {children}
    </ThemeProvider>
  );
}

function getChangedTheme(brand: Brand, changes: string): Promise<Theme | undefined> {
  return themes(`${brand} ${changes}`, () => createChangedTheme(brand, changes));
}

const themes = memoize<Promise<Theme | undefined>>(20);

async function createChangedTheme(brand: Brand, changes: string): Promise<Theme | undefined> {
  if (changes === '') return undefined;
  // The parser of tokens is loaded by those who change some.
  const { resolveBrand } = await import('./changed-brand.ts');
  return createBrandTheme((await resolveBrand(brand, changes)).tokens);
}
