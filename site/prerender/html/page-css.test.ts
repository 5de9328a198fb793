import { describe, expect, test } from 'vitest';
import { buildPageCss } from './page-css.ts';

describe('the variables of the theme', () => {
  const root = ':root{--fb-unit:8px;--fb-ink:#0c1a17;--fb-edge:1px solid var(--fb-ink);}';

  test('are replaced by their values', () => {
    const css = buildPageCss(
      `${root}.a{padding:calc(2 * var(--fb-unit));border:var(--fb-edge);}`,
      '',
    );
    expect(css).toBe('.a{border:1px solid #0c1a17;padding:16px}');
  });

  test('are replaced where they have another value in reserve', () => {
    expect(buildPageCss(`${root}.a{color:var(--fb-ink,#fff);}`, '')).toBe('.a{color:#0c1a17}');
  });

  test('stay where the HTML reads them', () => {
    const css = buildPageCss(`${root}.a{color:var(--own);}`, '<p style="--own:var(--fb-ink)"></p>');
    expect(css).toBe(':root{--fb-ink:#0c1a17}.a{color:var(--own)}');
  });
});

test('only the prefixes that supported browsers need are written', () => {
  expect(buildPageCss('.a{user-select:none;position:sticky;hyphens:auto;}', '')).toBe(
    '.a{-webkit-user-select:none;user-select:none;hyphens:auto;position:sticky}',
  );
});

test('what is not CSS stops the build', () => {
  expect(() => buildPageCss('&,@media print{.a{color:red;}}', '')).toThrow(SyntaxError);
});
