import { createContext, useContext } from 'react';
import type { BrandContent } from '../content/brands/schema.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Say } from './texts.ts';

/** The brand and the language around every part of a page. */
export interface Site {
  brand: BrandContent;
  locale: Locale;
}

// Apart from the provider: while editing, a provider that is loaded anew still reaches those who read it.
export const SiteContext = createContext<Site | null>(null);
/** How landings are read: a landing of a row puts its own way in the place of the page's. */
export const SayContext = createContext<Say | null>(null);

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
