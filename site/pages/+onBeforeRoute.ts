import type { PageContextServer } from 'vike/types';
import { findPage } from './find-page.ts';

/** Finds which page an address is, and in which language: addresses are translated. */
export function onBeforeRoute({ isPrerendering, urlOriginal, urlPathname }: PageContextServer) {
  // What a build gives to Vike has no base before it, but may begin like one: `/de/`.
  return { pageContext: findPage(isPrerendering ? urlOriginal : urlPathname) ?? {} };
}
