import { Features, transform } from 'lightningcss';
import { CSS_TARGETS } from '../../config/browsers.ts';

/**
 * The style sheet of a page as it travels: minified, prefixed for `browserslist` in package.json, and
 * with values instead of the theme's variables, because a built page has one brand. Variables that
 * the HTML reads stay; an island declares all of them as it hydrates.
 * @param rules the rules of the page's components
 * @param body the page's HTML, whose attributes read variables too
 * @throws SyntaxError when a rule is not CSS, which a browser would skip in silence
 */
export function buildPageCss(rules: string, body: string): string {
  const values = findThemeValues(rules);
  const { code } = transform({
    filename: 'page.css',
    code: new TextEncoder().encode(fillInValues(rules, values)),
    minify: true,
    targets: CSS_TARGETS,
    // Our browsers know it; else two variables for each `color-scheme`.
    exclude: Features.LightDark,
    unusedSymbols: [...values.keys()].filter((name) => !body.includes(`var(${name})`)),
  });
  return new TextDecoder().decode(code);
}

/** The theme's variables, which are declared once, at the root. */
function findThemeValues(rules: string): ReadonlyMap<string, string> {
  const declared = rules.matchAll(/(--(?:fb-|__)[\w-]+):([^;}]+)/g);
  return new Map([...declared].map(([, name = '', value = '']) => [name, value]));
}

/** Rules, or a value, in which variables are replaced by what they stand for. */
function fillInValues(css: string, values: ReadonlyMap<string, string>): string {
  return css.replaceAll(/var\((--(?:fb-|__)[\w-]+)(?:,[^()]+)?\)/g, (reference, name: string) => {
    const value = values.get(name);
    return value === undefined ? reference : fillInValues(value, values);
  });
}
