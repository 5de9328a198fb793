import { Global } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createIntl, IntlProvider, type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import { declareVariables } from '../../design-system/styles/color-schemes.ts';
import { createBrandTheme } from '../../design-system/theme.ts';
import type { Brand, Scheme } from '../../tokens/index.ts';
import { brands } from '../content/brands/index.ts';
import type { BrandContent } from '../content/brands/schema.ts';
import type { Locale } from '../i18n/locales.ts';
import { configureIntl, type Say, type Texts } from './texts.ts';

/** The brand and the language around every part of a page. */
export interface Site {
  brand: BrandContent;
  locale: Locale;
}

const SiteContext = createContext<Site | null>(null);
/** How landings are read: a landing of a row puts its own way in the place of the page's. */
export const SayContext = createContext<Say | null>(null);

interface SiteProviderProps {
  brand: Brand;
  locale: Locale;
  /** The texts of this brand in this language: those of pages, or an island's own. */
  texts: Texts;
  /** Reads what landings say themselves. No island shows any of it. */
  say?: Say | null;
  /** Selects what gets the theme's variables, by default the page; `null` where it has them already. */
  variablesOn?: string | null;
  children: ReactNode;
}

/** Gives everything below it one brand and one language. */
export function SiteProvider({
  brand,
  locale,
  texts,
  say = null,
  variablesOn = ':root',
  children,
}: SiteProviderProps) {
  const theme = getTheme(brand);
  return (
    <SiteContext value={{ brand: brands[brand], locale }}>
      <SayContext value={say}>
        <IntlProvider {...configureIntl(locale, texts)}>
          <ThemeProvider theme={theme} storageManager={null} disableStyleSheetGeneration>
            {variablesOn && <Global styles={declareVariables(theme, variablesOn)} />}
            {children}
          </ThemeProvider>
        </IntlProvider>
      </SayContext>
    </SiteContext>
  );
}

/** Adds texts that came later than the page's. */
export function MoreTexts({ texts, children }: { texts: Texts; children: ReactNode }) {
  const intl = useIntl();
  const extended = useMemo(() => extendIntl(intl, texts), [intl, texts]);
  return <RawIntlProvider value={extended}>{children}</RawIntlProvider>;
}

/** The texts of a page, and those that came later. */
export function extendIntl(intl: IntlShape, texts: Texts): IntlShape {
  return createIntl({ ...intl, messages: Object.assign({}, texts, intl.messages) });
}

/** The brand and the language of the page. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() needs a SiteProvider above it.');
  return site;
}

/** Returns `say(text)`, which reads what a landing says itself, in both languages, in that of the page. */
export function useSay(): Say {
  const say = useContext(SayContext);
  if (!say) throw new Error('useSay() needs a SiteProvider of a page above it: islands have none.');
  return say;
}

const themes = new Map<Brand, Theme>();

function getTheme(brand: Brand): Theme {
  const { schemes }: { schemes: readonly Scheme[] } = brands[brand];
  const dark = schemes.includes('dark');
  const theme = themes.get(brand) ?? createBrandTheme(brand, { colorSchemes: { dark } });
  themes.set(brand, theme);
  return theme;
}
