import { type ComponentType, createElement } from 'react';
import type { MessageFormatElement } from 'react-intl';
import type { Brand } from '../../tokens/index.ts';
import { brands } from '../content/brands/index.ts';
import type { Locale } from '../locales.ts';
import { SiteProvider } from '../SiteProvider.tsx';
import { textLookup } from '../text.ts';
import type { IslandName, IslandProps } from './index.ts';

/** What a page carries for each island, as JSON beside its HTML. */
export interface IslandPayload<N extends IslandName = IslandName> {
  name: N;
  /** Prefix of React's ids: the server's and the browser's must agree. */
  id: string;
  brand: Brand;
  locale: Locale;
  props: IslandProps<N>;
  /** The island's part of the messages, parsed at build so that no parser ships. */
  messages: Record<string, MessageFormatElement[]>;
}

interface IslandRootProps<N extends IslandName> {
  payload: IslandPayload<N>;
  view: ComponentType<IslandProps<N>>;
}

/** The tree of one island, the same on the server and in the browser. */
export function IslandRoot<N extends IslandName>({ payload, view }: IslandRootProps<N>) {
  const { brand, locale, messages, props } = payload;
  return (
    <SiteProvider brand={brand} locale={locale} t={textLookup(brands[brand], locale, messages)}>
      {createElement(view, props)}
    </SiteProvider>
  );
}
