import { transform } from 'lightningcss';
import { CSS_TARGETS } from '../browsers.ts';

/**
 * The style sheet of a page as it travels: minified, prefixed for `browserslist` in package.json and
 * without the theme's variables that the page does not read. An island declares them all as it wakes.
 * @param rules the rules of the page's components
 * @param body the page's HTML, whose attributes read variables too
 * @throws SyntaxError when a rule is not CSS, which a browser would skip in silence
 */
export function pageCss(rules: string, body: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: new TextEncoder().encode(rules),
    minify: true,
    targets: CSS_TARGETS,
    unusedSymbols: unreadVariables(rules, body),
  });
  return new TextDecoder().decode(code);
}

/** The theme's variables that are declared but read nowhere. */
function unreadVariables(rules: string, body: string): string[] {
  const declared = rules.matchAll(/(--fb-[\w-]+):/g);
  const read = new Set((rules + body).match(/(?<=var\()--fb-[\w-]+/g));
  return [...declared].map(([, name = '']) => name).filter((name) => !read.has(name));
}
