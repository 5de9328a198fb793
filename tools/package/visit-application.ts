import type { Browser, Page } from 'playwright-core';
import { UserError } from '../../lib/user-error.ts';

/** What was done, and what was seen then. */
export type Seen = Record<string, string>;

/**
 * Visits an application made with the package as its visitors do: pastes money, opens what is closed, sends
 * the form, switches to the dark and follows a link.
 * @param screenshot where to keep what is seen at first
 * @throws UserError with everything that is not as it should be
 */
export async function visitApplication(
  browser: Browser,
  address: string,
  screenshot: string,
): Promise<Seen> {
  return visit(browser, address, [...LIVELY, ...OF_REACT], screenshot);
}

/** Visits a page that React does not run: opens what is closed, and ends the scripts. */
export async function visitPlainPage(browser: Browser, address: string): Promise<Seen> {
  return visit(browser, address, [...LIVELY, STOP]);
}

async function visit(
  browser: Browser,
  address: string,
  steps: readonly Step[],
  screenshot?: string,
): Promise<Seen> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const problems: string[] = [];
  const done: Seen = {};
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(address, { waitUntil: 'networkidle' });
  if (screenshot) await page.screenshot({ path: screenshot, fullPage: true });
  for (const [what, wanted, act] of steps) {
    const seen = await act(page).catch(({ message }: Error) => message);
    if (seen === wanted) done[what] = seen;
    else problems.push(`${what}: ${seen}, not ${wanted}.`);
  }
  await context.close();
  if (problems.length > 0) throw new UserError([`At ${address}:`, ...problems].join('\n'));
  return done;
}

type Step = readonly [what: string, wanted: string, act: (page: Page) => Promise<string>];

/** With React and without it. */
const LIVELY: readonly Step[] = [
  [
    'Drawings that did not load',
    '0',
    (page) =>
      page.evaluate(
        () => `${[...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length}`,
      ),
  ],
  [
    'Fonts that loaded',
    'true',
    (page) =>
      page.evaluate(() => `${[...document.fonts].some(({ status }) => status === 'loaded')}`),
  ],
  [
    'Show more',
    'true',
    async (page) => {
      await page.getByRole('button', { name: 'Show more' }).click();
      return `${await page.getByText('Question Three').isVisible()}`;
    },
  ],
  [
    'Hint at hover',
    'What a flat costs in a month.',
    async (page) => {
      await page.getByRole('button', { name: 'More about rent' }).hover();
      return page.locator(':popover-open').innerText();
    },
  ],
];

/** A style of the button that the application has given its own theme. */
function readStyle(
  page: Page,
  property: 'backgroundColor' | 'letterSpacing',
  name = 'Go on',
): Promise<string> {
  return page
    .getByRole('link', { name })
    .evaluate((link, name) => getComputedStyle(link)[name], property);
}

const OF_REACT: readonly Step[] = [
  [
    'Palette of the application on a button of ours',
    'rgb(139, 0, 0)',
    (page) => readStyle(page, 'backgroundColor'),
  ],
  [
    'Style of the application on a button of ours',
    '1px',
    (page) => readStyle(page, 'letterSpacing'),
  ],
  [
    'Colour of a brand within the brand',
    'rgb(56, 77, 114)',
    (page) => readStyle(page, 'backgroundColor', 'Where to live'),
  ],
  [
    'Next slide',
    'true',
    async (page) => {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      const slides = page.getByRole('region', { name: 'Slides' });
      await page.waitForFunction(
        (element) => (element?.scrollLeft ?? 0) > 0,
        await slides.elementHandle(),
      );
      return 'true';
    },
  ],
  ['Pasted 20.000', '20.000\u00a0€', (page) => paste(page, 'Rent', '20.000')],
  ['Pasted 2.125 in English', '2.125', (page) => paste(page, 'Rate', '2.125')],
  [
    'Form',
    '{"rent":"20000","rate":"2.125"}',
    async (page) => {
      await page.getByRole('button', { name: 'Send' }).click();
      const posted = page.locator('output:not(:empty)');
      return posted.innerText();
    },
  ],
  [
    // As React does with the inputs of every form whose action has run.
    'Field after the form',
    'begins anew',
    async (page) => {
      const rent = await page.getByLabel('Rent', { exact: true }).inputValue();
      return rent || 'begins anew';
    },
  ],
  [
    'Dark',
    'dark',
    async (page) => {
      const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const before = await paper();
      await page.getByRole('button', { name: 'Dark' }).click();
      await page.waitForFunction(
        (was) => getComputedStyle(document.body).backgroundColor !== was,
        before,
      );
      return page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    },
  ],
  [
    'Link of the router',
    'Your plan, without a load',
    async (page) => {
      await page.evaluate(() => {
        document.documentElement.dataset.same = '';
      });
      await page.getByRole('link', { name: 'Go on' }).click();
      const title = await page.getByRole('heading', { name: 'Your plan' }).innerText();
      const isSame = await page.evaluate(() => 'same' in document.documentElement.dataset);
      return `${title}, ${isSame ? 'without a load' : 'loaded anew'}`;
    },
  ],
];

const STOP: Step = [
  'Show fewer after the scripts were stopped',
  'does nothing',
  async (page) => {
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Show fewer' }).click();
    const isShown = await page.getByText('Question Three').isVisible();
    return isShown ? 'does nothing' : 'still works';
  },
];

async function paste(page: Page, label: string, text: string): Promise<string> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  const field = page.getByLabel(label, { exact: true });
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await page.keyboard.press('Tab');
  return field.inputValue();
}
