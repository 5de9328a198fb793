import type { ReactNode } from 'react';
import type { Say } from '../provider/texts.ts';
import type { PageHead } from './html/head.tsx';
import type { Values } from './incremental/placeholders.ts';

/** A page before it is rendered: its head and its body. */
export interface SitePage {
  head: PageHead;
  /** The body; with sections, what surrounds them, with `SECTIONS` and a placeholder of `OTHER_PATH`. */
  view: ReactNode;
  /** All that the view shows and that differs among pages of one language. Left out: it is on one page only. */
  cacheKey?: string;
  sections?: readonly PageSection[];
  /** Reads what the page says itself. Left out: as all pages of its language do. */
  say?: Say;
  /** Values of the placeholders in these texts. */
  values?: Values;
}

/** A section of a page, which other pages may have too. */
export interface PageSection {
  /** Names the section in its page: begins React's ids in it. */
  name: string;
  /** All that it shows and that differs among pages of one language. */
  cacheKey: string;
  view: ReactNode;
}

/** Where the sections go in the view of a page. No text has braces: they are filled in before. */
export const SECTIONS = '{sections}';

/**
 * Stands for the page's path in the other language, without its first slash. No text can name it: ICU
 * has no such arguments.
 */
export const OTHER_PATH = 'other-path';
