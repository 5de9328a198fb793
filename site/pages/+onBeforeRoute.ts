import type { PageContextServer } from 'vike/types';
import { findPage } from './find-page.ts';

/** Finds which page an address is, and in which language: addresses are translated. */
export function onBeforeRoute({ urlPathname }: PageContextServer) {
  return { pageContext: findPage(urlPathname) ?? {} };
}
