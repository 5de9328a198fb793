import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { exec } from 'tinyexec';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { textControlId } from '../composer/app/composer-context.ts';
import { LANGUAGES } from '../composer/draft/describe-field.ts';
import { type FieldPath, formatPath, getField } from '../composer/draft/draft.ts';
import { createStudents, OWN_TEXTS } from '../composer/draft/students.fixture.ts';
import { ask as askFor } from '../lib/ask.fixture.ts';
import { LOCALES } from '../site/i18n/locales.ts';
import { getLandingFile } from '../site/landings/landing-file.ts';
import { browserLaunchOptions } from '../tools/browser/launch-options.ts';
import { getStoryId } from '../tools/landing/stories.ts';
import { PROGRAM_ENV, runOrThrow } from '../tools/process/run.ts';
import { copyProject } from '../tools/project/copy-project.fixture.ts';
import { findFreePort } from '../tools/serve/listen.ts';
import { SAVE_BRAND } from './playground/save-address.ts';

const { name, landing } = createStudents();
/** The home page, which every page links to, and what the new landing is copied from. */
const KEPT = ['landing.schema.json', 'home.json', 'employees.json'];
const STORY = '**/?path=/story/*';
const OTHER_WORDS =
  'What a private pension costs while you study, what it pays later on, and when waiting for your first salary is the better plan.';
let folder: string;
let address: string;
let browser: Browser;
let workbench: ReturnType<typeof exec>;

/** A running workbench, for what a build cannot do: save a landing and answer coding assistants. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fernblick-composer-'));
  await copyProject(folder);
  // What it is about to write may be there already.
  const others = (file: string) => file.endsWith('.json') && !KEPT.includes(file);
  for (const file of (await readdir(join(folder, 'site/landings'))).filter(others))
    await rm(join(folder, 'site/landings', file));
  await runOrThrow('node tokens/build.ts', folder);
  const port = await findFreePort();
  address = `http://localhost:${port}`;
  const args = ['dev', '--port', String(port), '--exact-port', '--ci', '--quiet'];
  // As `npm run dev` starts it.
  const env = { ...PROGRAM_ENV, NODE_ENV: 'development', VITEST: undefined };
  workbench = exec('storybook', args, { nodeOptions: { cwd: folder, env } });
  browser = await chromium.launch(await browserLaunchOptions());
  await vi.waitUntil(readStories, { timeout: 120_000, interval: 500 });
}, 180_000);

afterAll(async () => {
  await browser.close();
  workbench.kill();
  await workbench;
  await rm(folder, { recursive: true });
});

test('a brand that is tried is saved as its file, and one that lacks a colour is not', async () => {
  const page = await browser.newPage();
  const [file, id] = ['tokens/brands/fernblick.tokens.json', 'tokens-brand-playground--docs'];
  const read = () => readFile(join(folder, file), 'utf8');
  const before = await read();
  await page.goto(`${address}/iframe.html?viewMode=docs&id=${id}&globals=tokens:brand-deep 200`);
  await page.getByRole('button', { name: `Save into ${file}` }).click({ timeout: 90_000 });
  await page.getByText(`${file} is written`).waitFor();
  const saved = await read();
  expect(saved).toContain('"components": [0.42, 0.068, 200]');
  expect(saved.split('\n')).toHaveLength(before.split('\n').length);
  const answer = await page.evaluate(
    async ([path, text]) => {
      const body = JSON.stringify({ brand: 'fernblick', text });
      return await (await fetch(path, { method: 'POST', body })).json();
    },
    [SAVE_BRAND, before.replace('"700"', '"701"')] as const,
  );
  expect(answer.why).toContain('Could not resolve alias {brand.deep.700}');
  expect(await read()).toBe(saved);
  await page.close();
}, 180_000);

test('a photo that is dropped into its field is one of the project, one that is too small is not', {
  timeout: 180_000,
}, async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(90_000);
  await page.goto(`${address}/composer.html?landing=employees`);
  await page.getByRole('button', { name: 'Argument', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Set: Picture' }).check();
  const field = page.locator('[id="argument.picture.file"]');
  await dropPicture(page, 'B\u00fcro.png', 400);
  await field.getByText('B\u00fcro.png has 400 × 400 px.').waitFor();
  await dropPicture(page, 'B\u00fcro.png', 1200);
  // The page is loaded anew with the file.
  const picture = field.locator('img');
  await picture.click({ position: { x: 10, y: 10 } });
  const x = page.locator('[id="argument.picture.focus.x"]');
  await expect.poll(async () => Number(await x.inputValue()), { timeout: 20_000 }).toBeLessThan(10);
  // The frame hides a sixth of the square above what it shows.
  const y = page.locator('[id="argument.picture.focus.y"]');
  expect(Number(await y.inputValue())).toBeGreaterThan(16);
  const isShown = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(isShown, { timeout: 20_000 }).toBe(true);
  expect(await readdir(join(folder, 'site/pictures'))).toContain('buero.png');
  await page.close();
});

/** Drops a square of so many pixels into the field of a picture. */
async function dropPicture(page: Page, name: string, size: number): Promise<void> {
  const dropped = await page.evaluateHandle(
    async ([file, width]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height: width });
      canvas.getContext('2d')?.fillRect(0, 0, width, width);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      const data = new DataTransfer();
      data.items.add(new File(blob ? [blob] : [], file));
      return data;
    },
    [name, size] as const,
  );
  await page.dispatchEvent('[id="argument.picture.file"]', 'drop', { dataTransfer: dropped });
}

test('somebody who has never seen it makes a landing in both languages', {
  timeout: 300_000,
}, async () => {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1000 } });
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  await page.goto(`${address}/composer.html`);
  await page.getByRole('button', { name: 'Copy employees' }).click();
  await seeWhatIsMissing(page);
  await writeStudents(page);
  await moveSections(page);
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('heading', { name: 'Nothing to do: it can be saved' }).waitFor();
  await seeMisspeltWord(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await storyLink(page).click();
  await page.waitForURL(STORY);
  const costs = expect.objectContaining({ kind: 'costs' });
  expect(await readLanding()).toEqual({
    $schema: './landing.schema.json',
    ...landing,
    path: {
      en: '/en/private-pension-for-students.lp',
      de: '/de/altersvorsorge-im-studium.lp',
    },
    sections: landing.sections.toSpliced(-1, 0, costs),
  });
  expect(await readStories()).toEqual(
    expect.arrayContaining(LOCALES.map((locale) => getStoryId(name, locale))),
  );
  await changeStudents(page);
  await context.close();
  await runOrThrow(`node tools/landing.ts check ${name}`, folder);
});

test('a coding assistant that asks for a component gets its guidance, props and an example', async () => {
  const button = await ask('docs-show', { id: 'components-button' });
  expect(button).toContain('One glow in a view.');
  expect(button).toContain("variant?: 'contained'");
  expect(button).toContain("import { Button } from '@fernblick/design-system/Button';");
  expect(await ask('docs-show', { id: 'foundations-voice--docs' })).toContain('Voice');
});

test('an edited look takes the place of the old one in a story as it stands, and a message still reaches it', async () => {
  const page = await browser.newPage();
  await page.goto(`${address}/iframe.html?id=${getStoryId('home', 'en')}`);
  const title = page.getByRole('heading', { level: 1 });
  await title.evaluate((element) => element.setAttribute('data-kept', ''));
  const look = "overflowWrap: 'anywhere',";
  await edit('design-system/text/Text/text-theme.ts', look, `${look} orphans: 12,`);
  await expect
    .poll(() => page.locator('h1[data-kept]').evaluate((kept) => getComputedStyle(kept).orphans))
    .toBe('12');
  const message = 'on what your contract is worth.';
  await edit('site/i18n/messages/en.json', message, `each year ${message}`);
  await page.getByText(`each year ${message}`).first().waitFor();
  await page.close();
});

test('no other site opens a file in the editor', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const { status } = await askFor(address, '/__open-in-editor?file=package.json', { headers });
  expect(status).toBe(403);
});

/** As an editor saves a file of the project. */
async function edit(file: string, before: string, after: string): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(before);
  await writeFile(path, text.replace(before, after));
}

/** What a tool of the workbench's server answers. */
async function ask(name: string, args: object): Promise<string> {
  const response = await fetch(`${address}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: args },
    }),
  });
  return await response.text();
}

/** Who wants to save is led to what must be done, and from there to each field. */
async function seeWhatIsMissing(page: Page): Promise<void> {
  await expect.poll(() => getFocused(page)).toBe('title:en');
  await page.getByRole('heading', { name: /^\d+ to do$/ }).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => getFocused(page)).toBe('problems');
  await page.getByRole('button', { name: 'Address (German)' }).click();
  await expect.poll(() => getFocused(page)).toBe('path.de');
}

/** A word that no dictionary has is to do before anybody saves it. */
async function seeMisspeltWord(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Name, addresses and head' }).click();
  await page.locator('[id="title:en"]').fill('Pensions for studdents');
  await page.getByRole('heading', { name: '1 to do' }).waitFor();
  await page.getByText('Says “studdents”, which no dictionary has.').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Nothing to do: it can be saved' }).waitFor();
}

/** Writes everything that must be its own: the name and the addresses come with the title. */
async function writeStudents(page: Page): Promise<void> {
  const [hero, argument] = ['hero', 'argument'].map((section) =>
    OWN_TEXTS.filter(([first]) => first === section),
  );
  await type(
    page,
    OWN_TEXTS.filter(({ length }) => length === 1),
  );
  const preview = page.frameLocator('iframe[title$="(German)"]');
  await preview.getByRole('heading', { level: 1 }).click();
  await preview.getByRole('textbox', { name: 'Hero: title (German)' }).waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await expect.poll(() => page.locator('[id="hero.title:de"]').textContent()).toMatch(/!$/);
  await page.keyboard.press('Enter');
  await preview.getByRole('heading', { level: 1, name: /!$/ }).waitFor();
  await type(page, hero ?? []);
  await preview.getByRole('heading', { level: 1, name: 'Fang klein an' }).waitFor();
  await page.getByRole('button', { name: /^Argument/ }).click();
  await type(page, argument ?? []);
}

/**
 * Types texts in both languages with the keyboard, after a click that often meets a figure's chip. A
 * figure is typed as readers see it, and named by a press; then typing goes on behind it.
 */
async function type(page: Page, fields: readonly FieldPath[]): Promise<void> {
  for (const field of fields) {
    for (const locale of LOCALES) {
      const text = String(getField(landing, [...field, locale]));
      const control = page.locator(`[id="${textControlId(formatPath(field), locale)}"]`);
      await control.locator('[data-figure]').or(control).last().click();
      await page.keyboard.press('Control+a');
      const [before = '', after] = text.split('{minimumContribution}');
      await page.keyboard.insertText(before);
      if (after === undefined) continue;
      await page.keyboard.insertText('100 €');
      const language = LANGUAGES[locale];
      const name = new RegExp(`^Use the figure 100.€.* in Text \\(${language}\\)$`);
      await page.getByRole('button', { name }).click();
      await page.keyboard.insertText(after);
    }
  }
}

/** Inserts a section, moves it by the keyboard, removes another one and takes that back. */
async function moveSections(page: Page): Promise<void> {
  const press = (label: string) =>
    page.getByRole('button', { name: label, exact: true }).first().click();
  await press('Insert below Argument');
  await press('Costs');
  await page.getByRole('button', { name: 'Costs', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  // Only the open section shows its tools.
  await page
    .getByRole('button', { name: /^Argument/ })
    .first()
    .click();
  await press('Remove Argument');
  await page.keyboard.press('Control+z');
}

/** Where one goes on, once a landing is saved. */
function storyLink(page: Page): Locator {
  return page.getByRole('link', { name: 'Look at its story' });
}

/** Comes back from its story, and writes in two tabs with the same landing. */
async function changeStudents(page: Page): Promise<void> {
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  // The tab that comes first is told nothing.
  await page.getByRole('button', { name: /^Name, addresses/ }).click();
  const other = await page.context().newPage();
  other.setDefaultTimeout(90_000);
  await other.goto(`${address}/composer.html?landing=${name}`);
  const write = (tab: Page, field: string, text: string) =>
    tab.locator(`[id="${textControlId(field, 'en')}"]`).fill(text);
  const read = (tab: Page, field: string) =>
    tab.locator(`[id="${textControlId(field, 'en')}"]`).textContent();
  await write(other, 'description', OTHER_WORDS);
  await expect.poll(() => read(page, 'description')).toBe(OTHER_WORDS);
  await page.bringToFront();
  await write(page, 'title', 'Pensions – {product}');
  await expect.poll(() => read(other, 'title')).toMatch(/^Pensions – /);
  expect(await read(other, 'description')).toBe(OTHER_WORDS);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/title \(en\): .* → Pensions – \{product\}/).waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await storyLink(page).waitFor();
  expect(await readLanding()).toMatchObject({
    title: { en: 'Pensions – {product}' },
    description: { en: OTHER_WORDS },
  });
}

/** The id of the element that has the focus. */
function getFocused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.id);
}

async function readLanding() {
  return JSON.parse(await readFile(join(folder, getLandingFile(name)), 'utf8'));
}

/** The ids of the workbench's stories; undefined while it starts. */
async function readStories(): Promise<string[] | undefined> {
  const response = await fetch(`${address}/index.json`).catch(() => undefined);
  if (!response?.ok) return undefined;
  const index: { entries: object } = await response.json();
  return Object.keys(index.entries);
}
