import type { Browser, Page } from 'playwright-core';
import { UserError } from '../../lib/user-error.ts';

/**
 * Visits an application made with the package as its visitors do: pastes money, opens what is closed, follows
 * a link, switches to the dark and sends the form.
 * @param screenshot where to keep what is seen at first
 * @returns what was done
 * @throws UserError with everything that is not as it should be
 */
export async function visitApplication(
  browser: Browser,
  address: string,
  screenshot: string,
): Promise<string[]> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const problems: string[] = [];
  const done: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.screenshot({ path: screenshot, fullPage: true });
  for (const [what, wanted, act] of STEPS) {
    const seen = await act(page).catch(({ message }: Error) => message);
    if (seen === wanted) done.push(`${what}: ${seen}`);
    else problems.push(`${what}: ${seen}, not ${wanted}.`);
  }
  await context.close();
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  return done;
}

type Step = readonly [what: string, wanted: string, act: (page: Page) => Promise<string>];

const STEPS: readonly Step[] = [
  [
    'Drawings that did not load',
    '0',
    (page) =>
      page.evaluate(
        () => `${[...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length}`,
      ),
  ],
  [
    'Palette of the application on a button of ours',
    'rgb(139, 0, 0)',
    (page) =>
      page
        .getByRole('link', { name: 'Go on' })
        .evaluate((link) => getComputedStyle(link).backgroundColor),
  ],
  ['Pasted 20.000', '20.000\u00a0€', (page) => paste(page, 'Rent', '20.000')],
  ['Pasted 2.125 in English', '2.125', (page) => paste(page, 'Rate', '2.125')],
  [
    'Show more',
    'true',
    async (page) => {
      await page.getByRole('button', { name: 'Show more' }).click();
      return `${await page.getByText('Question Three').isVisible()}`;
    },
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
  [
    'Hint at hover',
    'What a flat costs in a month.',
    async (page) => {
      await page.getByRole('button', { name: 'More about rent' }).hover();
      return page.locator(':popover-open').innerText();
    },
  ],
  [
    'Form',
    '{"rent":"20000","rate":"2.125"}',
    async (page) => {
      await page.getByRole('button', { name: 'Send' }).click();
      return page.locator('output').innerText();
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
    'The next page, without a load',
    async (page) => {
      await page.evaluate(() => {
        document.documentElement.dataset.same = '';
      });
      await page.getByRole('link', { name: 'Go on' }).click();
      const title = await page.getByRole('heading', { name: 'The next page' }).innerText();
      const isSame = await page.evaluate(() => 'same' in document.documentElement.dataset);
      return `${title}, ${isSame ? 'without a load' : 'loaded anew'}`;
    },
  ],
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
