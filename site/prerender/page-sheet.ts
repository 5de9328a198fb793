import { memoize, memoizeByObject } from '../../lib/memoize.ts';
import { pageCss } from './page-css.ts';
import { type Template, templateOf } from './placeholders.ts';
import { islandNames, shortNames } from './short-names.ts';
import type { StyledHtml } from './with-rules.ts';

/** The style sheet of pages that are made of the same components. */
interface PageSheet {
  css: Buffer;
  /** A part's HTML with the class names of this sheet. */
  named(part: StyledHtml): Template;
}

/** The style sheet of a page: exactly the rules that its parts use, in their order. */
export function sheetOf(parts: readonly StyledHtml[]): PageSheet {
  return sheets(parts.map(lookOf).join(), () => {
    const rules: StyledHtml['rules'] = Object.assign({}, ...parts.map((part) => part.rules));
    const body = parts.map(({ html }) => html).join('');
    const { css, rename } = shortNames({ body, css: pageCss(Object.values(rules).join(''), body) });
    const named = memoizeByObject(({ html }: StyledHtml) => templateOf(rename(html)));
    return { css: Buffer.from(css), named };
  });
}

const sheets = memoize<PageSheet>(50);

/** A short name for what a style sheet reads of a part: equal looks, equal sheets. */
const lookOf = memoizeByObject(({ html, rules }: StyledHtml): number => {
  const variables = new Set(html.match(/var\(--fb-[\w-]+/g));
  const read = [Object.keys(rules), [...variables], [...new Set(islandNames(html))]];
  const key = JSON.stringify(read);
  const look = numbers.get(key) ?? numbers.size;
  numbers.set(key, look);
  return look;
});

const numbers = new Map<string, number>();
