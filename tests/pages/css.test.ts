import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SITE_BUILD } from '../../tools/project/paths.ts';
import { SITE_PATHS } from '../../tools/project/site-pages.ts';

/** Prefixed names that supported browsers still need, or that never had another name. */
const PREFIXED = [
  '-webkit-details-marker',
  '-webkit-font-smoothing',
  '-webkit-print-color-adjust',
  '-webkit-tap-highlight-color',
  '-webkit-text-size-adjust',
  '-webkit-user-select',
  // The thumb of a slider has no other name.
  '-webkit-slider-thumb',
  '-moz-range-thumb',
  // MUI's reset of buttons, inputs and texts.
  '-moz-appearance',
  '-moz-focus-inner',
  '-moz-osx-font-smoothing',
  '-webkit-appearance',
  '-webkit-autofill',
  '-webkit-box-shadow',
  '-webkit-input-placeholder',
  '-webkit-search-decoration',
  '-webkit-text-decoration-color',
  '-webkit-text-fill-color',
];

describe.each(SITE_PATHS)('the CSS of %s', (path) => {
  const html = readFileSync(join(SITE_BUILD, path, 'index.html'), 'utf8');
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];

  test('is one style sheet', () => {
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(css).toContain('body{');
  });

  test('has no prefix that no supported browser needs', () => {
    const prefixed = new Set(css.match(/-(?:webkit|moz|ms|o)-[a-z-]+/g));
    expect([...prefixed].filter((name) => !PREFIXED.includes(name))).toEqual([]);
  });

  test('declares the variables of the theme that its HTML reads, and no others', () => {
    const declared = css.match(/--fb-[\w-]+(?=:)/g) ?? [];
    const read = html.match(/(?<=var\()--fb-[\w-]+/g) ?? [];
    expect(declared.toSorted()).toEqual([...new Set(read)].sort());
  });

  // At every change of any element, browsers would work out the style of the whole page again.
  test('has no :has() on what holds the whole page', () => {
    expect(css.match(/(?::root|html|body|main)[^{}\s>+~]*:has\([^{}]*/g)).toBeNull();
  });

  test('repeats no rule', () => {
    const rules = css.match(/(?<=\})(?:@[^{}]+\{(?:[^{}]+\{[^{}]*\})*\}|[^{}@]+\{[^{}]+\})/g) ?? [];
    expect(rules.length).toBeGreaterThan(20);
    expect(new Set(rules).size).toBe(rules.length);
  });
});
