import { Global } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { declareVariables } from '../../design-system/styles/color-schemes.ts';
import { createBrandTheme } from '../../design-system/theme.ts';
import type { Brand, Scheme } from '../../tokens/index.ts';
import { brands } from '../content/brands/index.ts';

export interface BrandThemeProps {
  brand: Brand;
  /** Selects what gets the theme's variables, by default the page; `null` where it has them already. */
  variablesOn?: string | null | undefined;
  children: ReactNode;
}

/** Gives everything below it the theme of a brand. Alone in its file, it takes an edited look while a story stands. */
export function BrandTheme({ brand, variablesOn = ':root', children }: BrandThemeProps) {
  const theme = getTheme(brand);
  return (
    <ThemeProvider theme={theme} storageManager={null} disableStyleSheetGeneration>
      {variablesOn && <Global styles={declareVariables(theme, variablesOn)} />}
      {children}
    </ThemeProvider>
  );
}

const themes = new Map<Brand, Theme>();

function getTheme(brand: Brand): Theme {
  const { schemes }: { schemes: readonly Scheme[] } = brands[brand];
  const dark = schemes.includes('dark');
  const theme = themes.get(brand) ?? createBrandTheme(brand, { colorSchemes: { dark } });
  themes.set(brand, theme);
  return theme;
}
