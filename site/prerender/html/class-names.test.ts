import { expect, test } from 'vitest';
import { shortenClassNames } from './class-names.ts';

test('classes get letters, the same in the body and in the rules', () => {
  expect(
    withShortNames({
      body: '<p class="MuiText css-1abc"><b class="css-2def"></b></p>',
      css: '.css-1abc .css-2def{color:red}.css-1abc{margin:0}',
    }),
  ).toEqual({
    body: '<p class="a"><b class="b"></b></p>',
    css: '.a .b{color:red}.a{margin:0}',
  });
});

test('names of MUI stay where a rule selects them', () => {
  const body = '<i class="MuiRail css-1abc"></i><i class="MuiIcon"></i>';
  expect(withShortNames({ body, css: '.css-1abc.MuiRail{}' }).body).toBe(
    '<i class="MuiRail a"></i><i></i>',
  );
});

test('classes of an island keep their names everywhere', () => {
  const island =
    '<div data-island="x"><p class="MuiText css-1abc"></p><script type="application/json">';
  const { body, css } = withShortNames({
    body: `<p class="css-1abc css-2def"></p>${island}`,
    css: '.css-1abc{}.css-2def{}',
  });
  expect(body).toBe(`<p class="css-1abc a"></p>${island}`);
  expect(css).toBe('.css-1abc{}.a{}');
});

test('names stay different when letters run out', () => {
  const rules = Array.from({ length: 800 }, (_, index) => `.css-${index}{}`);
  const { css } = withShortNames({ body: '', css: rules.join('') });
  const names = css.match(/\.\w+/g) ?? [];
  expect(new Set(names).size).toBe(800);
});

function withShortNames(page: { body: string; css: string }) {
  const { css, rename } = shortenClassNames(page);
  return { body: rename(page.body), css };
}
