import type { FrameLocator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { test } from './support/visit.ts';

test('a slider is dragged to its end, and keys move it on', async ({ visit }) => {
  const { page } = await visit(playground());
  const preview = previewOf(page);
  await waitForReport(preview);
  const distances = preview.getByLabel('Distances');
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
  await expect.poll(() => readGlobals(page)).toMatch(/^tokens:space 1\d\d$/);
  await page.mouse.move(x + width + 20, y + height / 2, { steps: 10 });
  await page.mouse.up();
  expect(await distances.inputValue()).toBe('150');
  const letters = preview.getByLabel('Letters');
  await letters.focus();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowRight');
  expect(await letters.inputValue()).toBe('105');
  await expect.poll(() => readGlobals(page)).toBe('tokens:space 150_typography 105');
});

test('what is shown and what is open stays, in the frames and in the address', async ({
  visit,
}) => {
  const { page } = await visit(playground());
  const preview = previewOf(page);
  await waitForReport(preview);
  await preview.getByRole('combobox', { name: 'Show' }).selectOption('components-button--solid');
  await preview.getByText('mist', { exact: true }).click();
  await preview.getByLabel('Hue of mist').fill('30');
  await preview.getByLabel('Hue of deep').fill('320');
  const button = preview.frameLocator('[title="In the light"]').locator('#storybook-root button');
  const readColor = () => button.evaluate((found) => getComputedStyle(found).backgroundColor);
  await expect.poll(readColor).toBe('rgb(94, 65, 100)');
  await preview.getByLabel('Hue of mist').waitFor();
  await expect.poll(() => readGlobals(page)).toContain('shown:components-button--solid');
  const { page: another } = await visit(playground('shown:components-button--solid'));
  await previewOf(another)
    .frameLocator('[title="In the light"]')
    .locator('#storybook-root button')
    .waitFor();
});

test('a brand keeps its changes while another one is tried', async ({ visit }) => {
  const { page } = await visit(playground('tokens:brand-deep 320'));
  const preview = previewOf(page);
  const brand = preview.getByRole('combobox', { name: 'Brand' });
  await brand.selectOption('fernblick-wohnen');
  await preview.getByText('Nothing is changed.').waitFor();
  await brand.selectOption('fernblick');
  await preview.getByRole('button', { name: 'Undo 1 change' }).waitFor();
});

test('what is undone can be brought back', async ({ visit }) => {
  const { page } = await visit(playground('tokens:brand-deep 320_space 120'));
  const preview = previewOf(page);
  await preview.getByRole('button', { name: 'Undo brand.deep 320' }).click();
  expect(await preview.getByLabel('Distances').inputValue()).toBe('120');
  await preview.getByRole('button', { name: 'Undo 1 change' }).click();
  expect(await preview.getByLabel('Distances').inputValue()).toBe('100');
  await preview.getByRole('button', { name: 'Bring back 1 change' }).click();
  expect(await preview.getByLabel('Distances').inputValue()).toBe('120');
});

test('the toolbar says that a changed brand is shown, and shows the saved one', async ({
  visit,
}) => {
  const story = '?path=/story/components-button--solid&globals=tokens:brand-deep 320';
  const { page } = await visit(`${inject('workbench')}/${story}`);
  const button = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root button');
  const readColor = () => button.evaluate((found) => getComputedStyle(found).backgroundColor);
  await expect.poll(readColor).toBe('rgb(94, 65, 100)');
  const tool = page.getByRole('switch', { name: 'Changed brand: 1 change' });
  await tool.click();
  await expect.poll(readColor).toBe('rgb(25, 89, 76)');
  await tool.waitFor({ state: 'detached' });
});

test('one press mends a colour that has too little contrast, with both schemes in sight', async ({
  visit,
}) => {
  const { page } = await visit(playground('tokens:brand-deep-600 b39ddb'), { width: 1280 });
  const preview = previewOf(page);
  const summary = preview.getByRole('status').filter({ hasText: 'of 170 pairs' });
  await summary.waitFor();
  await preview.getByLabel('Hue of deep').scrollIntoViewIfNeeded();
  const frames = ['In the light', 'In the dark'].map((title) =>
    preview.locator(`[title="${title}"]`),
  );
  const tops = await Promise.all(frames.map(async (frame) => (await frame.boundingBox())?.y));
  expect(tops[0]).toBe(tops[1]);
  expect((await summary.boundingBox())?.y).toBeLessThan(800);
  await preview.getByRole('button', { name: /^Make brand\.deep\.600 #/ }).click();
  await waitForReport(preview);
});

test('a colour that is picked after its scale was turned is the one that is used', async ({
  visit,
}) => {
  const { page } = await visit(playground('tokens:brand-deep-700 e2001a_brand-deep 200'));
  const preview = previewOf(page);
  const picker = preview
    .locator('details', { hasText: 'Hue of deep' })
    .getByLabel('700', { exact: true });
  expect(await picker.inputValue()).toBe('#008c94');
  await picker.fill('#e2001a');
  expect(await picker.inputValue()).toBe('#e2001a');
  await expect.poll(() => readGlobals(page)).toBe('tokens:brand-deep 200_brand-deep-700 e2001a');
});

test('an address with a brand that there is not opens the first one, and says so', async ({
  visit,
}) => {
  const { page } = await visit(playground('brand:nope;tokens:typography 999'));
  const preview = previewOf(page);
  await preview
    .getByRole('alert')
    .getByText('There is no brand “nope”: this is Fernblick.')
    .waitFor();
  await preview.getByText('Nothing is changed.').waitFor();
});

test('the files of a changed brand hold its changes, and all that they refer to', async ({
  visit,
}) => {
  const { page } = await visit(playground('tokens:brand-deep-700 e2001a_typography 110'));
  const preview = previewOf(page);
  for (const name of ['fernblick-changed.tokens.json', 'fernblick-changed.dark.tokens.json']) {
    const href = await preview.getByRole('link', { name, exact: true }).getAttribute('href');
    const text = decodeURIComponent(href?.split(',', 2)[1] ?? '');
    const file = JSON.parse(text);
    const references = [...text.matchAll(/"\{([^}]+)\}"/g)].map(([, id = '']) => id);
    const find = (id: string) => id.split('.').reduce((part, step) => Object(part)[step], file);
    expect(references.filter((id) => find(id)?.$value === undefined)).toEqual([]);
    expect(file.brand.deep['700'].$value.hex).toMatch(/^#e[12]00/);
  }
  await preview.getByRole('link', { name: 'fernblick-changed.brand.tokens.json' }).waitFor();
});

test('the drawings of a landing follow the changed brand', async ({ visit }) => {
  const story = `${inject('workbench')}/iframe.html?viewMode=story&id=landings-every-landing--home-de`;
  const { page } = await visit(`${story}&globals=a11y.manual:!true;tokens:brand-glow-400 e2001a`);
  const drawing = page.locator('#storybook-root picture img').first();
  await expect
    .poll(() =>
      drawing.evaluate(({ currentSrc }: HTMLImageElement) => decodeURIComponent(currentSrc)),
    )
    .toContain('color:light-dark(#e2001a');
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
  return `${inject('workbench')}/?path=/docs/tokens-brand-playground--docs&globals=${globals}`;
}

/** The page within the workbench. */
function previewOf(page: Page): FrameLocator {
  return page.frameLocator('#storybook-preview-iframe');
}

function waitForReport(preview: FrameLocator): Promise<void> {
  return preview.getByText('pairs have their contrast').waitFor();
}

/** What the address that is sent has of the settings. */
function readGlobals(page: Page): string {
  return new URL(page.url()).searchParams.get('globals') ?? '';
}
