import { expect } from 'vitest';
import { home } from '../../site/landings/index.ts';
import { walkByKeyboard } from './support/keyboard-walk.ts';
import { ONE_OF_EACH } from './support/one-of-each.ts';
import { FOREIGN_LANGUAGE, test, type Visit, waitUntilHydrated } from './support/visit.ts';

/** Between a phone and a wide screen home, which has all that others lay out anew there. */
const WALKS = [
  ...ONE_OF_EACH.flatMap((path) => [360, 1264].map((width) => ({ path, width }))),
  ...Object.values(home.path).map((path) => ({ path, width: 960 })),
];

/**
 * The most Tab stops before the footer: one of them calls, two lead to many markets and to the causes, one
 * says what the pension for life rests on, two ask what decides the comparison, one is the source of the
 * first view, one shows all questions, one asks about retiring at 62.
 */
const MOST_STOPS = 70;

test.concurrent.for(WALKS)(
  '$path is walked in the order it is read at $width px',
  { timeout: 90_000 },
  async ({ path, width }, { visit }) => {
    const { page } = await visit(path, { width, language: FOREIGN_LANGUAGE, reuse: true });
    await waitUntilHydrated(page);
    const stops = await walkByKeyboard(page);
    const faults = stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
    expect(faults).toEqual([]);
    const beforeFooter = stops.filter(({ isInFooter }) => !isInFooter);
    expect(beforeFooter.length).toBeLessThanOrEqual(MOST_STOPS);
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
  // A screen reader says which keys, too.
  const keys = await members.evaluateAll((all) => all.map((member) => member.ariaKeyShortcuts));
  expect(new Set(keys)).toEqual(new Set(['ArrowRight ArrowLeft']));
});

test('walking without a pause stops where walking slowly does, while the islands come alive', async ({
  visit,
  expect,
}) => {
  const { page: asleep } = await visit('/de');
  const { page: awake } = await visit('/de');
  await waitUntilHydrated(awake);
  const [quick, slow] = [await namesOfStops(asleep), await namesOfStops(awake)];
  expect(slow.length).toBeGreaterThan(40);
  expect(quick).toEqual(slow);
});

async function namesOfStops(page: Visit['page']): Promise<string[]> {
  return (await walkByKeyboard(page)).map(({ name }) => name);
}
