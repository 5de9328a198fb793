import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import type { Inputs } from '../../site/calculation/index.ts';
import { calculateAnswer } from '../../site/calculator/client/answer.ts';
import { COMPETITOR } from '../../site/calculator/client/client.ts';
import { makeOverrides } from '../../site/calculator/comparison/assumptions/assumption-table.ts';
import { writeVerdict } from '../../site/calculator/comparison/result/verdict-texts.ts';
import { DEFAULT_INPUTS } from '../../site/calculator/comparison/state/fields.ts';
import { readBrand } from '../../site/content/brands/chosen.ts';
import { formatEuro } from '../../site/i18n/format.ts';
import type { MessageId } from '../../site/i18n/messages/index.ts';
import { getLanding, home } from '../../site/landings/index.ts';
import { getIntl } from '../../site/provider/page-texts.ts';
import { test, waitUntilHydrated } from './support/visit.ts';

const intl = getIntl(readBrand(), 'de');
const PHONE = { width: 360, language: 'de-DE' };

/** The page for people like this visitor, and what it opens with. */
const investors = getLanding('etf-investors');
const opened = investors.sections.find((section) => section.kind === 'comparison');

/**
 * What one visitor asks: 38 years old, 250 € a month with a free broker, nothing at once, an allowance
 * that is not used up. Everything is found as a screen reader finds it, by its role and its name.
 */
test('“38, 250 €, free broker, allowance used” is answered on home after four taps and numbers', async ({
  visit,
  expect,
}) => {
  const { page } = await visit(home.path.de, { ...PHONE, width: 390, height: 844 });
  await waitUntilHydrated(page);
  const comparison = page.locator('#comparison');
  const steps: string[] = [];
  const tap = async (step: string, target: Locator) => {
    steps.push(step);
    await target.tap();
  };
  /** Enter goes on to the next number, which the next digits replace. */
  const enter = async (digits: string) => {
    steps.push(digits);
    await page.keyboard.type(digits);
    await page.keyboard.press('Enter');
  };
  const begin = performance.now();
  await tap('amount', comparison.getByRole('button', { name: /^300\s€/ }));
  await enter('250');
  await expect.poll(() => readFocused(page)).toBe('35');
  await enter('38');
  await tap('free broker', findAnswer(page, 'depot', 'free'));
  const bar = page.getByRole('button', { name: intl.formatMessage({ id: RESULT }) });
  const custom = { assetFee: 0, orderFee: 0, saversAllowance: 0 };
  const inputs = { ...DEFAULT_INPUTS, monthlyContribution: 250, age: 38 };
  const preset = 'published';
  const answer = calculateAnswer({ inputs, preset, overrides: makeOverrides(custom) });
  const result = { answer, custom, chosen: preset, comparisonType: 'OWN_INVESTMENT' } as const;
  const { sentence, brief } = writeVerdict(result, intl);
  // Seen at the finger without another tap.
  await expect.poll(() => bar.textContent()).toContain(brief);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  expect(await comparison.locator('[data-part="verdict"] h3').textContent()).toBe(sentence);
  expect(await bar.isVisible()).toBe(true);
  expect(await findAnswer(page, 'allowance', 'used').locator('input').isChecked()).toBe(true);
  console.log(`${steps.length} steps (${steps.join(', ')}) in ${seconds} s: ${sentence}`);
  expect(steps.length).toBeLessThanOrEqual(4);
});

test('an offer in hand is compared after one tap and one number, also in the link', async ({
  visit,
  expect,
}) => {
  const { page } = await visit(home.path.de, { ...PHONE, width: 390, height: 844 });
  await waitUntilHydrated(page);
  const comparison = page.locator('#comparison');
  const other = intl.formatMessage({ id: 'comparison.calculator.type.OTHER_INVESTMENT.label' });
  await comparison.locator('label', { hasText: other }).first().tap();
  const name = intl.formatMessage({ id: 'comparison.calculator.offer' });
  const offer = page.getByRole('textbox', { name });
  const sentence = comparison.locator('[data-part="verdict"] h3');
  await expect.poll(() => sentence.textContent()).toMatch(/angenommenen Anbieter mit 1,56\s%/);
  await offer.fill('1,9');
  await offer.blur();
  await expect.poll(() => sentence.textContent()).toContain('mit deinem Angebot');
  await expect.poll(() => page.url()).toContain('offer=1.9');
  await page.reload();
  await expect.poll(() => offer.inputValue()).toBe('1,9\u00a0%');
  await expect.poll(() => comparison.locator('thead').textContent()).toContain('Dein Angebot');
});

describe.concurrent('“38, 250 €, free broker, allowance free” on a phone', () => {
  test('is answered after four steps by hand', async ({ visit, expect }) => {
    const { page } = await visit(investors.path.de, PHONE);
    const steps = [
      () => start(page),
      () => type(page, 'monthlyContribution', '250'),
      () => type(page, 'age', '38'),
      () => findNothingAtOnce(page).click(),
    ];
    for (const step of steps) await step();
    const answer = calculateAmounts(opened?.inputs);
    await expect.poll(() => readAmounts(page)).toEqual(answer);
    // The bar at the finger says the same.
    const bar = page.getByRole('button', {
      name: intl.formatMessage({ id: RESULT }),
    });
    for (const amount of answer) await expect.poll(() => bar.textContent()).toContain(amount);
  });

  test('is answered by the keyboard alone', async ({ visit, expect }) => {
    const { page } = await visit(investors.path.de, PHONE);
    await walkTo(page, findStart(page));
    await page.keyboard.press('Enter');
    await waitUntilAlive(page);
    // Who comes into the group hears what keys its sliders have.
    const [name, description] = [
      intl.formatMessage({ id: 'comparison.calculator.preferences' }),
      intl.formatMessage({ id: 'field.keys' }),
    ];
    const form = page.locator('#comparison').getByRole('group', { name, description });
    expect(await form.count()).toBe(1);
    await walkTo(page, page.getByRole('slider', { name: nameOf('monthlyContribution') }).first());
    await page.keyboard.type('250');
    for (const [field, digits] of [
      ['age', '38'],
      ['oneTimeContribution', '0'],
    ] as const) {
      // It goes on to the next number.
      await page.keyboard.press('Enter');
      const next = page.getByRole('textbox', { name: nameOf(field) }).and(page.locator(':focus'));
      await next.waitFor();
      await page.keyboard.type(digits);
    }
    await page.keyboard.press('Tab');
    await expect.poll(() => readAmounts(page)).toEqual(calculateAmounts(opened?.inputs));
  });

  test('is answered on home after the two questions up front', async ({ visit, expect }) => {
    const { page } = await visit(home.path.de, PHONE);
    await start(page);
    await type(page, 'monthlyContribution', '250');
    await type(page, 'age', '38');
    await findNothingAtOnce(page).click();
    await findAnswer(page, 'depot', 'free').click();
    await findAnswer(page, 'allowance', 'free').click();
    await expect.poll(() => readAmounts(page)).toEqual(calculateAmounts());
  });
});

const RESULT = 'comparison.calculator.scrollTo.results';

/** The label of an answer to one of the two questions up front. */
function findAnswer(
  page: Page,
  ...[question, answer]: ['depot', 'free'] | ['allowance', 'free' | 'used']
): Locator {
  const id = `comparison.calculator.question.${question}` as const;
  const group = page.getByRole('radiogroup', { name: intl.formatMessage({ id }) });
  const text = intl.formatMessage({ id: `${id}.${answer}` as MessageId });
  return group.locator('label', { hasText: text });
}

function readFocused(page: Page): Promise<string | undefined> {
  return page.evaluate(() =>
    document.activeElement instanceof HTMLInputElement ? document.activeElement.value : undefined,
  );
}

type AskedField = 'monthlyContribution' | 'age' | 'oneTimeContribution';

function nameOf(field: AskedField): string {
  return intl.formatMessage({ id: `comparison.calculator.field.${field}.label` });
}

function findStart(page: Page): Locator {
  return page.getByRole('link', { name: intl.formatMessage({ id: 'hero.cta2' }) }).first();
}

/** Follows the link of the first view. */
async function start(page: Page): Promise<void> {
  await findStart(page).click();
  await waitUntilAlive(page);
}

function waitUntilAlive(page: Page): Promise<void> {
  return page.locator('[data-island="comparison"][data-hydrated]').waitFor();
}

function findNothingAtOnce(page: Page): Locator {
  return page.locator('#comparison').getByRole('button', { name: /^0\s€/ });
}

/** Taps the figure of a slider, and types into the field that opens there. */
async function type(page: Page, field: AskedField, digits: string): Promise<void> {
  const name = intl.formatMessage({ id: 'field.typeIn' }, { label: nameOf(field) });
  await page.getByRole('button', { name }).click();
  const input = page.getByRole('textbox', { name });
  await input.fill(digits);
  await input.blur();
}

/** Presses Tab until an element has the focus. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_PRESSES} presses of Tab do not reach ${target}.`);
}

const MOST_PRESSES = 40;

/** The amounts of the depot and of the contract, as they stand at the ends of their lines. */
async function readAmounts(page: Page): Promise<string[]> {
  const growth = page.locator('#comparison [data-part="growth"]');
  const [ours = '', , theirs = ''] = await growth.locator('li > b').allTextContents();
  return [theirs, ours];
}

/** The same by the engine, for the visitor and what the page sets besides. */
function calculateAmounts(inputs: Partial<Inputs> = {}): string[] {
  const asked = { monthlyContribution: 250, age: 38, oneTimeContribution: 0 };
  const { payouts } = calculateAnswer({
    inputs: { ...DEFAULT_INPUTS, ...inputs, ...asked },
    preset: 'published',
    overrides: makeOverrides({ assetFee: 0, orderFee: 0, saversAllowance: 1000 }),
  });
  return payouts
    .slice(0, 1)
    .flatMap(({ net }) => [net[COMPETITOR.OWN_INVESTMENT], net.pf].map((net) => formatEuro(net)));
}
