import { type ReactNode, useMemo } from 'react';
import { IntlProvider, RawIntlProvider, useIntl } from 'react-intl';
import type { Brand } from '../../tokens/index.ts';
import { brands } from '../content/brands/index.ts';
import type { Locale } from '../i18n/locales.ts';
import { BrandTheme, type BrandThemeProps } from './BrandTheme.tsx';
import { SayContext, SiteContext } from './site-context.ts';
import { configureIntl, extendIntl, type Say, type Texts } from './texts.ts';

interface SiteProviderProps {
  brand: Brand;
  locale: Locale;
  /** The texts of this brand in this language: those of pages, or an island's own. */
  texts: Texts;
  /** Reads what landings say themselves. No island shows any of it. */
  say?: Say | null;
  variablesOn?: BrandThemeProps['variablesOn'];
  children: ReactNode;
}

/** Gives everything below it one brand and one language. */
export function SiteProvider({
  brand,
  locale,
  texts,
  say = null,
  variablesOn,
  children,
}: SiteProviderProps) {
  return (
    <SiteContext value={{ brand: brands[brand], locale }}>
      <SayContext value={say}>
        <IntlProvider {...configureIntl(locale, texts)}>
          <BrandTheme brand={brand} variablesOn={variablesOn}>
            {children}
          </BrandTheme>
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
