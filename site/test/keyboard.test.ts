import { expect } from 'vitest';
import { walkByKeyboard } from './keyboard-walk.ts';
import { misnamed } from './misnamed.ts';
import { ALL_PATHS, FOREIGN_LANGUAGE, test, untilAwake } from './visit.ts';

const WALKS = ALL_PATHS.flatMap((path) => [360, 960, 1264].map((width) => ({ path, width })));

/** The most Tab stops before the footer. */
const MOST_STOPS = 59;

test.concurrent.for(WALKS)(
  '$path is walked in the order it is read at $width px',
  async ({ path, width }, { visit }) => {
    const { page } = await visit(path, { width, language: FOREIGN_LANGUAGE });
    await untilAwake(page);
    const stops = await walkByKeyboard(page);
    const faults = stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
    expect(faults).toEqual([]);
    const beforeFooter = stops.filter(({ isInFooter }) => !isInFooter);
    expect(beforeFooter.length).toBeLessThanOrEqual(MOST_STOPS);
  },
);

test.concurrent.for(ALL_PATHS)(
  '%s names its groups, and its rows by their own words',
  async (path, { visit }) => {
    const { page } = await visit(path, { language: FOREIGN_LANGUAGE });
    await untilAwake(page);
    expect(await misnamed(page)).toEqual([]);
  },
);

test('the hints and references of a section are one stop, and arrow keys lead to each', async ({
  visit,
}) => {
  const { page } = await visit('/de');
  // The arrow keys are loaded at the first key.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  const members = page
    .locator('#portfolios :is(a[data-reference], [data-tooltip] > button:not([data-of-field]))')
    .filter({ visible: true });
  const tags = await members.evaluateAll((all) => all.map(({ tagName }) => tagName));
  expect(new Set(tags)).toEqual(new Set(['A', 'BUTTON']));
  const focused = page.locator(':focus');
  await members.first().focus();
  for (const tag of tags.slice(1)) {
    await page.keyboard.press('ArrowRight');
    expect(await members.and(focused).evaluate(({ tagName }) => tagName)).toBe(tag);
  }
  await page.keyboard.press('Tab');
  expect(await members.and(focused).count()).toBe(0);
});

test('a group or a row with another name than its words is found', async ({ visit }) => {
  const { page } = await visit('/nowhere');
  await page.setContent(`
    <table aria-label="Costs">
      <tr><th scope="row">Cost: a year <span><button aria-label="More: cost"></button></span></th><td>1</td></tr>
      <tr><th scope="row"><button>Sort</button></th><td>2</td></tr>
      <tr><th scope="row" aria-label="Tax">Tax <button aria-label="More"></button></th><td>3</td></tr>
    </table>
    <div role="toolbar"><button>Print</button></div>
    <details open><summary>Unnamed</summary>Text</details>
    <details open aria-label="Reviews">
      <summary>All reviews</summary>
      <section aria-label="Reviews">Text</section>
    </details>`);
  expect(await misnamed(page)).toEqual([
    'toolbar without a name',
    'group without a name',
    'region in group “Reviews”',
    'rowheader “Cost: a year More: cost”',
  ]);
});
