import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../tools/browser/launch-options.ts';
import { readAppearance } from './read-appearance.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch(await browserLaunchOptions());
  page = await browser.newPage();
}, 30_000);

afterAll(() => browser.close());

/** What a page with these styles and this content shows in an area of 400 x 300 px. */
async function appearance(style: string, content: string): Promise<string> {
  await page.setContent(`<style>${style}</style>${content}`);
  return await page.evaluate(readAppearance, { width: 400, height: 300 });
}

const BOX = '<p>Words</p>';
const DRAWING = (path: string) => `<svg width="9" height="9"><path d="${path}"/></svg>`;

test.each([
  ['the colour of a text', 'p { color: red }', BOX],
  ['the colour of a border', 'p { border: 1px solid red }', BOX],
  ['a colour before the text', 'p::before { content: "·"; color: red }', BOX],
  ['the place of a text', 'p { padding: 1px }', BOX],
  ['the weight of a text', 'p { font-weight: 500 }', BOX],
  ['a line below a text', 'p { text-decoration: underline }', BOX],
  ['a line below texts inside', 'p { text-decoration: underline }', '<p><b>Words</b></p>'],
  ['a text', '', '<p>Others</p>'],
  ['what is hidden', 'p { visibility: hidden }', BOX],
])('%s changes it', async (_what, style, content) => {
  const plain = 'p { border: 1px solid; } p::before { content: "·" }';
  const before = content.includes('Others') ? BOX : content;
  expect(await appearance(plain + style, content)).not.toBe(await appearance(plain, before));
});

test('a drawing changes it, the ids of gradients do not', async () => {
  expect(await appearance('', DRAWING('M0 0l9 9'))).not.toBe(
    await appearance('', DRAWING('M0 0l9 5')),
  );
  const filled = (id: string) => appearance(`path { fill: url(#_r_${id}_) }`, DRAWING('M0 0v9z'));
  expect(await filled('1')).toBe(await filled('2'));
});

test.each([
  ['without text', 'b { color: red }', '<b></b>'],
  ['of a border without width', 'b { border-color: red }', '<b>Words</b>'],
  ['of a transparent element', 'b { opacity: 0 } b { color: red }', '<b>Words</b>'],
  ['of what is only for screen readers', 'b { clip-path: inset(50%); color: red }', '<b>Words</b>'],
  [
    'of what has no width',
    'b { position: relative } b::after { content: ""; position: absolute; inset: 0; width: 0; background-color: red }',
    '<b>Words</b>',
  ],
  ['below the area', 'b { position: absolute; top: 400px; color: red }', '<b>Words</b>'],
  [
    'outside of what an ancestor shows',
    'div { overflow: hidden; height: 20px } p { margin: 0; padding-top: 40px; color: red }',
    '<div><p><i>Words</i></p></div>',
  ],
])('a colour %s does not', async (_what, style, content) => {
  const other = style.replace('color: red', 'color: blue');
  expect(await appearance(style, content)).toBe(await appearance(other, content));
});

test('an absolute element is not clipped by an ancestor that is not positioned', async () => {
  const style = 'div { overflow: hidden; height: 20px } b { position: absolute; top: 90px }';
  const shown = (text: string) => appearance(style, `<div><b>${text}</b></div>`);
  expect(await shown('One')).not.toBe(await shown('Two'));
});
