import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { test } from './support/visit.ts';

test('a slider is dragged to its end, and keys move it on', async ({ visit }) => {
  const { page } = await visit(playground());
  await waitForReport(page);
  const distances = page.getByLabel('Distances');
  const { x, y, width, height } = (await distances.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.75, y + height / 2, { steps: 10 });
  // So long that the change has reached address, frames and figures.
  await expect.poll(() => readGlobal(page, 'tokens')).toMatch(/^space 1\d\d$/);
  await page.mouse.move(x + width + 20, y + height / 2, { steps: 10 });
  await page.mouse.up();
  expect(await distances.inputValue()).toBe('150');
  const letters = page.getByLabel('Letters');
  await letters.focus();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowRight');
  expect(await letters.inputValue()).toBe('105');
  await expect.poll(() => readGlobal(page, 'tokens')).toBe('space 150_typography 105');
});

test('what is shown and what is open stays, in the frames and in the address', async ({
  visit,
}) => {
  const { page } = await visit(playground());
  await waitForReport(page);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('components-button--solid');
  await page.getByText('mist', { exact: true }).click();
  await page.getByLabel('Hue of mist').fill('30');
  await page.getByLabel('Hue of deep').fill('320');
  const button = page.frameLocator('[title="In the light"]').locator('#storybook-root button');
  const readColor = () => button.evaluate((found) => getComputedStyle(found).backgroundColor);
  await expect.poll(readColor).toBe('rgb(94, 65, 100)');
  await page.getByLabel('Hue of mist').waitFor();
  await expect.poll(() => readGlobal(page, 'shown')).toBe('components-button--solid');
  const { page: another } = await visit(playground('shown:components-button--solid'));
  await another.frameLocator('[title="In the light"]').locator('#storybook-root button').waitFor();
});

test('a brand keeps its changes while another one is tried', async ({ visit }) => {
  const { page } = await visit(playground('tokens:brand-deep 320'));
  const brand = page.getByRole('combobox', { name: 'Brand' });
  await brand.selectOption('fernblick-wohnen');
  await page.getByText('Nothing is changed.').waitFor();
  await brand.selectOption('fernblick');
  await page.getByRole('button', { name: 'Undo all 1 changes' }).waitFor();
});

test('a colour that is picked after its scale was turned is the one that is used', async ({
  visit,
}) => {
  const { page } = await visit(playground('tokens:brand-deep-700 e2001a_brand-deep 200'));
  const picker = page
    .locator('details', { hasText: 'Hue of deep' })
    .getByLabel('700', { exact: true });
  expect(await picker.inputValue()).toBe('#008c94');
  await picker.fill('#e2001a');
  expect(await picker.inputValue()).toBe('#e2001a');
  await expect.poll(() => readGlobal(page, 'tokens')).toBe('brand-deep 200_brand-deep-700 e2001a');
});

test('an address with a brand that there is not opens the first one, and says so', async ({
  visit,
}) => {
  const { page } = await visit(playground('brand:nope;tokens:typography 999'));
  await page.getByRole('alert').getByText('There is no brand “nope”: this is Fernblick.').waitFor();
  await page.getByText('Nothing is changed.').waitFor();
});

test.for([
  ['colour--scales', '#5e4164'],
  ['colour--contrast', '1.9 / 4.5'],
  ['type--scale', '88.5 / 1.02'],
  ['spacing--scale', '24px'],
] as const)(
  'with a changed brand the page tokens-%s says its values',
  async ([id, value], { visit }) => {
    const changes = 'brand-deep 320_brand-deep-600 b39ddb_typography 130_space 150';
    const story = `${inject('workbench')}/iframe.html?viewMode=story&id=tokens-${id}`;
    const { page } = await visit(`${story}&globals=a11y.manual:!true;tokens:${changes}`);
    await page.getByText('none of it is saved').waitFor();
    await page.getByText(value).first().waitFor();
  },
);

function playground(globals = ''): string {
  const page = 'iframe.html?viewMode=docs&id=tokens-brand-playground--docs';
  return `${inject('workbench')}/${page}&globals=${globals}`;
}

function waitForReport(page: Page): Promise<void> {
  return page.getByText('pairs have their contrast').waitFor();
}

/** What the address of the workbench has of it. */
function readGlobal(page: Page, name: string): Promise<unknown> {
  return page.evaluate((global) => {
    const preview = globalThis.__STORYBOOK_PREVIEW__ as unknown as {
      channel: { last(event: string): [{ globals: Record<string, unknown> }] };
    };
    return preview.channel.last('globalsUpdated')[0].globals[global];
  }, name);
}
