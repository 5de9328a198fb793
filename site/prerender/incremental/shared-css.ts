import { memoize, memoizeByObject } from '../../../lib/memoize.ts';
import { findIslandClasses, shortenClassNames } from '../html/class-names.ts';
import { buildPageCss } from '../html/page-css.ts';
import type { StyledHtml } from '../html/styled-html.ts';
import { parseTemplate, type Template } from './placeholders.ts';

/** The style sheet of pages that are made of the same components. */
interface PageSheet {
  css: Buffer;
  /** A part's HTML with the class names of this sheet. */
  named(part: StyledHtml): Template;
}

/** The style sheet of a page: exactly the rules that its parts use, in their order. */
export function buildStylesheet(parts: readonly StyledHtml[]): PageSheet {
  return sheets(parts.map(numberLook).join(), () => {
    const rules: StyledHtml['rules'] = Object.assign({}, ...parts.map((part) => part.rules));
    const body = parts.map(({ html }) => html).join('');
    const { css, rename } = shortenClassNames({
      body,
      css: buildPageCss(Object.values(rules).join(''), body),
    });
    const named = memoizeByObject(({ html }: StyledHtml) => parseTemplate(rename(html)));
    return { css: Buffer.from(css), named };
  });
}

const sheets = memoize<PageSheet>(50);

/** A short name for what a style sheet reads of a part: equal looks, equal sheets. */
const numberLook = memoizeByObject(({ html, rules }: StyledHtml): number => {
  const variables = new Set(html.match(/var\(--fb-[\w-]+/g));
  const read = [Object.keys(rules), [...variables], [...new Set(findIslandClasses(html))]];
  const key = JSON.stringify(read);
  const look = numbers.get(key) ?? numbers.size;
  numbers.set(key, look);
  return look;
});

const numbers = new Map<string, number>();
