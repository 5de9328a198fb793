import { type Theme, ThemeProvider } from '@mui/material/styles';
import { createContext, type ReactNode, useContext } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import { createBrandTheme } from '../design-system/theme.ts';
import { type Brand, brandTokens } from '../tokens/index.ts';
import { brands } from './content/brands/index.ts';
import type { BrandContent } from './content/brands/schema.ts';
import type { Locale } from './locales.ts';

interface Site {
  brand: BrandContent;
  locale: Locale;
}

const SiteContext = createContext<Site | null>(null);

interface SiteProviderProps {
  brand: Brand;
  locale: Locale;
  /** ICU strings, or for islands the part they need, parsed at build. */
  messages: Record<string, string> | Record<string, MessageFormatElement[]>;
  /** False inside an island: the page around it already carries the CSS variables. */
  writesVariables?: boolean;
  children: ReactNode;
}

/** Dresses everything below it in one brand and one language. */
export function SiteProvider(props: SiteProviderProps) {
  const { brand, locale, messages, writesVariables = true, children } = props;
  return (
    <SiteContext value={{ brand: brands[brand], locale }}>
      <ThemeProvider
        theme={themeOf(brand)}
        storageManager={null}
        disableStyleSheetGeneration={!writesVariables}
      >
        <IntlProvider locale={locale} messages={messages} onError={refuse}>
          {children}
        </IntlProvider>
      </ThemeProvider>
    </SiteContext>
  );
}

/** The brand and the language of the page. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() needs a SiteProvider above it.');
  return site;
}

const themes = new Map<Brand, Theme>();

function themeOf(brand: Brand): Theme {
  const theme = themes.get(brand) ?? createBrandTheme(brandTokens[brand]);
  themes.set(brand, theme);
  return theme;
}

/** A missing or broken message stops the build instead of showing its id to a visitor. */
function refuse(error: Error): never {
  throw error;
}
