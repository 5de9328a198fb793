import { type ComponentType, createElement } from 'react';
import type { Brand } from '../../tokens/index.ts';
import { brands } from '../content/brands/index.ts';
import type { IslandName } from '../island-messages.ts';
import type { Locale } from '../locales.ts';
import { SiteProvider } from '../SiteProvider.tsx';
import { type Texts, textLookup } from '../text.ts';
import type { IslandProps } from './index.ts';

/** What a page carries for each island, as JSON beside its HTML. */
export interface IslandPayload<N extends IslandName = IslandName> {
  name: N;
  /** Prefix of React's ids: the server's and the browser's must agree. */
  id: string;
  brand: Brand;
  locale: Locale;
  props: IslandProps<N>;
}

interface IslandRootProps<N extends IslandName> {
  payload: IslandPayload<N>;
  /** The island's part of the messages. */
  messages: Texts;
  view: ComponentType<IslandProps<N>>;
}

/** The tree of one island, the same on the server and in the browser. */
export function IslandRoot<N extends IslandName>({ payload, messages, view }: IslandRootProps<N>) {
  const { brand, locale, props } = payload;
  return (
    <SiteProvider brand={brand} locale={locale} t={textLookup(brands[brand], locale, messages)}>
      {createElement(view, props)}
    </SiteProvider>
  );
}
