import { createElement } from 'react';
import type { Brand } from '../../tokens/index.ts';
import type { Locale } from '../i18n/locales.ts';
import { SiteProvider } from '../provider/SiteProvider.tsx';
import type { Texts } from '../provider/texts.ts';
import type { View } from './Island.tsx';
import type { IslandName } from './message-sets.ts';

/** The data of an island in a page, as JSON beside its HTML. */
export interface IslandPayload {
  name: IslandName;
  /** Prefix of React's ids: the server's and the browser's must agree. */
  id: string;
  brand: Brand;
  locale: Locale;
  props: object;
}

export interface IslandRootProps {
  payload: IslandPayload;
  /** The island's part of the messages. */
  messages: Texts;
  view: View;
  /** Selects what gets the theme's variables in the browser: a page has only those that its HTML reads. */
  variablesOn?: string | null;
}

/** The tree of one island, the same on the server and in the browser. */
export function IslandRoot({ payload, messages, view, variablesOn = null }: IslandRootProps) {
  const { brand, locale, props } = payload;
  return (
    <SiteProvider brand={brand} locale={locale} texts={messages} variablesOn={variablesOn}>
      {createElement(view, props)}
    </SiteProvider>
  );
}
