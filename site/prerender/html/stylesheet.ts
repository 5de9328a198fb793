import { remember } from '../remember.ts';
import { findIslandClasses, shortenClassNames } from './class-names.ts';
import { buildPageCss } from './page-css.ts';
import type { StyledHtml } from './styled-html.ts';

/** The style sheet of a page, and what gives its class names to the page's HTML. */
export interface Stylesheet {
  css: string;
  rename(html: string): string;
}

/** The style sheet of a page: its rules in their order, the same for all pages of the same components. */
export function buildStylesheet(rules: StyledHtml['rules'], html: string): Stylesheet {
  const variables = new Set(html.match(/var\(--fb-[\w-]+/g));
  const read = [Object.keys(rules), [...variables], [...new Set(findIslandClasses(html))]];
  return stylesheets(JSON.stringify(read), () =>
    shortenClassNames({ body: html, css: buildPageCss(Object.values(rules).join(''), html) }),
  );
}

const stylesheets = remember<Stylesheet>(50);
