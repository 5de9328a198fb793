import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawings } from './index.ts';
import { SCENE_NAMES } from './names.ts';

/** Characters of path data: a wide drawing goes on to both sides for windows of 2,560 pixels. */
const BUDGET = { wide: 7000, card: 3000 };

describe.each(SCENE_NAMES)('%s', (name) => {
  const { width, Drawing } = drawings[name];
  const markup = renderToStaticMarkup(<Drawing />);

  test('has no colour of its own and no id that could clash on a page', () => {
    expect(markup).not.toMatch(/\b(id|fill|stroke|style)=/);
  });

  test('is light', () => {
    const data = [...markup.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path).join('');
    expect(data.length).toBeLessThan(width > 800 ? BUDGET.wide : BUDGET.card);
    expect(data).not.toContain('NaN');
  });
});
