import { Global } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { declareVariables } from '../../design-system/styles/color-schemes.ts';
import { createBrandTheme } from '../../design-system/theme.ts';
import type { Brand } from '../../tokens/index.ts';
import { brands } from '../content/brands/index.ts';
import type { BrandContent } from '../content/brands/schema.ts';
import type { Locale } from '../i18n/locales.ts';
import { createTextLookup, type TextLookup, type Texts } from './text-lookup.ts';

/** Brand, language and texts around every part of a page. */
export interface Site {
  brand: BrandContent;
  locale: Locale;
  t: TextLookup;
}

interface ProvidedSite extends Site {
  hasEveryText: boolean;
}

const SiteContext = createContext<ProvidedSite | null>(null);

interface SiteProviderProps {
  brand: Brand;
  locale: Locale;
  /** The texts of this brand in this language: `textFor`, or an island's own. */
  t: TextLookup;
  /** The texts that would come later are among these already. */
  hasEveryText?: boolean;
  /** Selects what gets the theme's variables, by default the page; `null` where it has them already. */
  variablesOn?: string | null;
  children: ReactNode;
}

/** Gives everything below it one brand and one language. */
export function SiteProvider({
  brand,
  locale,
  t,
  hasEveryText = false,
  variablesOn = ':root',
  children,
}: SiteProviderProps) {
  const theme = getTheme(brand);
  return (
    <SiteContext value={{ brand: brands[brand], locale, t, hasEveryText }}>
      <ThemeProvider theme={theme} storageManager={null} disableStyleSheetGeneration>
        {variablesOn && <Global styles={declareVariables(theme, variablesOn)} />}
        {children}
      </ThemeProvider>
    </SiteContext>
  );
}

/** Adds texts that came later than the page's. */
export function MoreTexts({ texts, children }: { texts: Texts; children: ReactNode }) {
  const site = useSite();
  const extended = useMemo(() => {
    return site.hasEveryText ? site : { ...site, t: extendTexts(site, texts) };
  }, [site, texts]);
  return <SiteContext value={extended}>{children}</SiteContext>;
}

/** Looks up texts that came later than the page's, and the page's own. */
export function extendTexts({ brand, locale, t }: Site, texts: Texts): TextLookup {
  const more = createTextLookup(brand, locale, texts);
  return (text, values) => (String(text) in texts ? more : t)(text, values);
}

/** The brand, the language and the texts of the page. */
export function useSite(): ProvidedSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() needs a SiteProvider above it.');
  return site;
}

/** Returns `t(id, values?)`, which looks a text up in the page's language. */
export function useText(): TextLookup {
  return useSite().t;
}

const themes = new Map<Brand, Theme>();

function getTheme(brand: Brand): Theme {
  const theme = themes.get(brand) ?? createBrandTheme(brand, brands[brand].schemes);
  themes.set(brand, theme);
  return theme;
}
