import { brandTokens } from '../tokens/index.ts';

const { breakpoint } = brandTokens.fernblick;

/** What Storybook's pages lay out for a desk: the tables that are no part of a story. */
const TABLE = '#storybook-docs table:not(.sb-story *, .sb-unstyled *, .sb-unstyled)';
const ARGUMENTS = '#storybook-docs .docblock-argstable';

/**
 * Pages of documentation on a phone. A table breaks its words, since what scrolls would have to be reached
 * by keys; one of tokens scrolls in itself, not with the page. That of arguments is a list, because a control
 * beside its edge is one that nobody finds. Storybook halves the colour of the
 * value that a switch does not have.
 */
export const docsCss = `
#storybook-docs :not(pre) > code { overflow-wrap: anywhere; white-space: normal }
@media (forced-colors: none) {
  ${ARGUMENTS} [role="switch"] ~ span { color: inherit }
}
@media (width < ${breakpoint.md}px) {
  ${TABLE} { display: block; position: relative; overflow-x: auto }
}
@media (width < ${breakpoint.sm}px) {
  ${TABLE} :is(th, td) { min-inline-size: 4em; padding-inline: 6px; overflow-wrap: anywhere }
  ${ARGUMENTS} :is(&, tbody, tr, td) { display: block; inline-size: auto }
  ${ARGUMENTS} > thead { display: none }
  ${ARGUMENTS} > tbody > tr { padding-block: 8px }
  ${ARGUMENTS} > tbody > tr > td { padding: 4px 16px; border: 0 }
}
`;
