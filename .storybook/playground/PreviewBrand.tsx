import { Global } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { declareVariables } from '../../design-system/styles/color-schemes.ts';
import { createBrandTheme } from '../../design-system/theme.ts';
import { memoize } from '../../lib/memoize.ts';
import type { Brand } from '../../tokens/index.ts';
import { ChangedTokens, type TokenTexts } from './ChangedTokens.ts';
import { usePromised } from './usePromised.ts';

interface PreviewBrandProps {
  brand: Brand;
  /** What the playground changes, as the address has it. */
  changes: string;
  children: ReactNode;
}

/** Undoes what the last changed brand of this page did. */
let restoreDrawings = () => {};

/** Shows a story in the brand of the toolbar with what the playground changes of it. */
export function PreviewBrand({ brand, changes, children }: PreviewBrandProps) {
  const changed = usePromised(getShownBrand(brand, changes));
  restoreDrawings();
  if (!changed) return children;
  const { theme, texts } = changed;
  restoreDrawings = changed.showDrawings();
  return (
    <ThemeProvider theme={theme} storageManager={null} disableStyleSheetGeneration>
      <Global styles={declareVariables(theme, ':root')} />
      <ChangedTokens value={texts}>{children}</ChangedTokens>
    </ThemeProvider>
  );
}

interface ShownBrand {
  theme: Theme;
  texts: TokenTexts;
  /** @returns undoes it */
  showDrawings: () => () => void;
}

function getShownBrand(brand: Brand, changes: string): Promise<ShownBrand | undefined> {
  return shown(`${brand} ${changes}`, () => showBrand(brand, changes));
}

const shown = memoize<Promise<ShownBrand | undefined>>(20);

async function showBrand(brand: Brand, changes: string): Promise<ShownBrand | undefined> {
  if (changes === '') return undefined;
  // The parsers of tokens and drawings are loaded by those who change some.
  const [{ listTexts, resolveBrand }, { drawScenes, showDrawings }] = await Promise.all([
    import('./changed-brand.ts'),
    import('./changed-drawings.ts'),
  ]);
  const changed = await resolveBrand(brand, changes);
  const drawings = drawScenes(changed.tokens);
  return {
    theme: createBrandTheme(changed.tokens),
    texts: listTexts(changed),
    showDrawings: () => showDrawings(brand, drawings),
  };
}
