import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { exec } from 'tinyexec';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LOCALES } from '../site/i18n/locales.ts';
import { getLandingFile } from '../site/landings/landing-file.ts';
import { browserLaunchOptions } from '../tools/browser/launch-options.ts';
import { getStoryId } from '../tools/landing/stories.ts';
import { PROGRAM_ENV, runOrThrow } from '../tools/process/run.ts';
import { copyProject } from '../tools/project/copy-project.ts';
import { findFreePort } from '../tools/serve/listen.ts';
import { formatPath, textControlId } from './app/composer-context.ts';
import { type FieldPath, getField } from './draft/draft.ts';
import { createStudents, OWN_TEXTS } from './draft/students.fixture.ts';

const { name, landing } = createStudents();
const STORY = '**/?path=/story/*';
let folder: string;
let address: string;
let browser: Browser;
let workbench: ReturnType<typeof exec>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fernblick-composer-'));
  await copyProject(folder);
  await runOrThrow('node tokens/build.ts', folder);
  const port = await findFreePort();
  address = `http://localhost:${port}`;
  const args = ['dev', '--port', String(port), '--exact-port', '--ci', '--quiet'];
  workbench = exec('storybook', args, { nodeOptions: { cwd: folder, env: PROGRAM_ENV } });
  browser = await chromium.launch(await browserLaunchOptions());
  await vi.waitUntil(readStories, { timeout: 120_000, interval: 500 });
}, 180_000);

afterAll(async () => {
  await browser.close();
  workbench.kill();
  await workbench;
  await rm(folder, { recursive: true });
});

test('a landing made with pointer and keyboard becomes a file and its stories', {
  timeout: 240_000,
}, async () => {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  page.setDefaultTimeout(90_000);
  await page.goto(`${address}/composer.html`);
  await writeStudents(page);
  const preview = page.frameLocator('iframe[title^="The landing"]');
  await preview.getByRole('heading', { level: 1, name: 'Begin small' }).waitFor();
  await moveSections(page);
  await page.getByRole('heading', { name: 'No problems: it can be saved' }).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(STORY);
  const costs = expect.objectContaining({ kind: 'costs' });
  expect(await readLanding()).toEqual({
    $schema: './landing.schema.json',
    ...landing,
    sections: landing.sections.toSpliced(-1, 0, costs),
  });
  expect(await readStories()).toEqual(
    expect.arrayContaining(LOCALES.map((locale) => getStoryId(name, locale))),
  );

  await page.goto(`${address}/composer.html`);
  await page.locator(`[id="${textControlId('title', 'en')}"]`).fill('Pensions – {product}');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('+     "en": "Pensions – {product}"').waitFor();
  await page.getByRole('button', { name: `Replace ${name}` }).click();
  await page.waitForURL(STORY);
  expect(await readLanding()).toMatchObject({ title: { en: 'Pensions – {product}' } });
  await runOrThrow(`node tools/landing.ts check ${name}`, folder);
});

/** Begins with the landing for employees and writes everything that must be its own. */
async function writeStudents(page: Page): Promise<void> {
  const type = (id: string, path: FieldPath) =>
    page.locator(`[id="${id}"]`).fill(String(getField(landing, path)));
  const typeTexts = async (fields: readonly FieldPath[]) => {
    for (const field of fields)
      for (const locale of LOCALES)
        await type(textControlId(formatPath(field), locale), [...field, locale]);
  };
  await page.getByLabel('Start from').selectOption('employees');
  await page.locator('#name').fill(name);
  for (const locale of LOCALES) await type(`path.${locale}`, ['path', locale]);
  await typeTexts(OWN_TEXTS.filter(({ length }) => length === 1));
  for (const section of ['Hero', 'Argument']) {
    await page
      .getByRole('button', { name: new RegExp(`^${section}`) })
      .first()
      .click();
    await typeTexts(OWN_TEXTS.filter(([first]) => first === section.toLowerCase()));
  }
}

/** Adds a section, moves it by the keyboard, removes another one and takes that back. */
async function moveSections(page: Page): Promise<void> {
  const press = (label: string) =>
    page.getByRole('button', { name: label, exact: true }).first().click();
  await press('Add section');
  await press('Costs');
  await page.getByRole('button', { name: 'Costs', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await press('Remove Argument');
  await page.keyboard.press('Control+z');
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
