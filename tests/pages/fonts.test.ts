import { describe } from 'vitest';
import { landings } from '../../site/landings/index.ts';
import { LETTERS } from '../../tokens/fonts/letters.ts';
import { fetchPage } from './support/fetch-page.ts';
import { ALL_PATHS, test } from './support/visit.ts';

/** In no file of the fonts; the next font of the list has it: Arial, and what stands for it elsewhere. */
const OF_NEXT_FONT = '≥';

/** Whatever landings say: their check sees to it that a file of our fonts has it, which loads for them. */
const OF_LANDINGS = JSON.stringify(landings);

/** Drawn by no font: white space between tags, and what keeps words together. */
const NOT_DRAWN = '\n\u2060';

describe.each(ALL_PATHS)('%s', (path) => {
  test('is written in letters that every page loads', async ({ expect }) => {
    const page = await fetchPage(path);
    for (const element of page.querySelectorAll('script, style')) element.remove();
    const known = LETTERS.common + OF_LANDINGS + OF_NEXT_FONT + NOT_DRAWN;
    // The parser leaves the tags within `<noscript>` as they are.
    const text = page.textContent.replaceAll(/<[^>]*>/g, '');
    const rare = [...text].filter((letter) => !known.includes(letter));
    expect([...new Set(rare)], 'A letter for LETTERS in tokens/fonts/letters.ts?').toEqual([]);
  });
});

test('a page loads the two files of common letters, once', async ({ visit, expect }) => {
  const { page, requests } = await visit('/en');
  await page.evaluate(() => document.fonts.ready);
  const files = requests.filter(({ kind }) => kind === 'font').map(({ url }) => nameOf(url));
  expect(files.toSorted()).toEqual(['display', 'text']);
});

test('a name with other letters has them from files that load for it', async ({
  visit,
  expect,
}) => {
  const { page, requests } = await visit('/en', {
    before: (page) =>
      page.route('**/en', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/(<h1[^>]*>)/, '$1José Łukasz ');
        await route.fulfill({ response, body });
      }),
  });
  await page.evaluate(() => document.fonts.ready);
  const files = () => requests.filter(({ kind }) => kind === 'font').map(({ url }) => nameOf(url));
  await expect.poll(() => files().toSorted()).toEqual(['display', 'display', 'display', 'text']);
});

function nameOf(url: string): string {
  return url.split('/').at(-1)?.split('.')[0] ?? '';
}
