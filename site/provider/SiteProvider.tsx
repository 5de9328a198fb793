import { Global } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
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
  /** False where what is around it on the page declares the theme's variables already. */
  declaresVariables?: boolean;
  children: ReactNode;
}

/** Gives everything below it one brand and one language. */
export function SiteProvider({
  brand,
  locale,
  t,
  hasEveryText = false,
  declaresVariables = true,
  children,
}: SiteProviderProps) {
  const theme = getTheme(brand);
  return (
    <SiteContext value={{ brand: brands[brand], locale, t, hasEveryText }}>
      <ThemeProvider theme={theme} storageManager={null} disableStyleSheetGeneration>
        {declaresVariables && <Global styles={theme.generateStyleSheets()} />}
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
