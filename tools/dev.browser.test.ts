import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { exec } from 'tinyexec';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ask } from '../lib/ask.fixture.ts';
import { createSharedFolder } from '../lib/temporary-folder.fixture.ts';
import { browserLaunchOptions } from './browser/launch-options.ts';
import { PROGRAM_ENV, runOrThrow } from './process/run.ts';
import { copyProject } from './project/copy-project.fixture.ts';
import { findFreePort } from './serve/listen.ts';

const folder = await createSharedFolder();
let address: string;
let browser: Browser;
let server: ReturnType<typeof exec>;

beforeAll(async () => {
  await copyProject(folder);
  await runOrThrow('node tokens/build.ts', folder);
  const port = await findFreePort();
  address = `http://localhost:${port}`;
  server = exec('vike', ['dev', '--port', String(port), '--host', '127.0.0.1'], {
    // Vitest's would keep what is rendered.
    nodeOptions: {
      cwd: join(folder, 'site'),
      env: { ...PROGRAM_ENV, NODE_ENV: 'development' },
      stdio: 'ignore',
    },
  });
  browser = await chromium.launch(await browserLaunchOptions());
  await vi.waitUntil(() => fetch(`${address}/en`).catch(() => false), { timeout: 60_000 });
}, 120_000);

afterAll(async () => {
  await browser.close();
  server.kill();
  await server;
});

test('a page that throws is shown with message, file and line, and answers 500', async () => {
  const page = await openPage();
  const restore = await edit('site/sections/Costs/Costs.tsx', (code) =>
    code.replace(/\n {2}return /, "\n  throw new Error('No costs today.');\n  return "),
  );
  await expect.poll(async () => (await page.goto(`${address}/en`))?.status()).toBe(500);
  const fault = page.locator('pre');
  expect(await fault.textContent()).toMatch(/No costs today\..*Costs\.tsx:\d+:\d+/s);
  await restore();
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('a file that is no JSON for a while is shown, and the page comes back by itself', async () => {
  const page = await openHome();
  const restore = await edit('site/i18n/messages/en.json', (text) => text.slice(0, 1_000));
  const message = page.locator('vite-error-overlay .message-body');
  expect(await message.textContent()).toMatch(/en\.json is not valid JSON: .* \(line 18 column/);
  await restore();
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test.each([
  [
    'an unknown kind',
    '"kind": "argument"',
    '"kind": "argumnet"',
    /"argumnet", which is no kind of/,
  ],
  [
    'a missing language',
    /"de": "Was dein[^"]*"/,
    '"fr": ""',
    /hero\.title \(de\) is missing\. Write/,
  ],
  [
    'an unknown question',
    '"jobChange"',
    '"jobChagne"',
    /faq\.first\.\d is "jobChagne", which does not exist\. Choose/,
  ],
])('%s in a landing is shown in the words of its check', async (_fault, given, wrong, message) => {
  const page = await openPage();
  await page.goto(`${address}/en/private-pension-plan-for-employees.lp`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const restore = await edit('site/landings/employees.json', (text) => text.replace(given, wrong));
  const said = page.locator('vite-error-overlay .message-body');
  await said.waitFor();
  expect(await said.textContent()).toMatch(message);
  expect(await said.textContent()).toMatch(/site\/landings\/employees\.json:\d+: employees, /);
  await restore();
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('a source that is half written for a while is shown, and the page comes back by itself', async () => {
  const page = await openHome();
  const restore = await edit('site/calculation/assumptions.ts', (code) => code.slice(0, 1_000));
  await page.locator('vite-error-overlay').waitFor();
  await restore();
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('404 is what is not found, until a landing of that address is written', async () => {
  const page = await openPage();
  const path = '/en/pension-plan-for-sailors.lp';
  expect((await page.goto(address + path))?.status()).toBe(404);
  await page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
  const parents = await readFile(join(folder, 'site/landings/parents.json'), 'utf8');
  await writeFile(
    join(folder, 'site/landings/sailors.json'),
    parents.replace(/"en": ".+\.lp"/, `"en": "${path}"`),
  );
  await expect.poll(async () => (await page.goto(address + path))?.status()).toBe(200);
});

test('a message, a landing, a calculation default and a component change in the open tab', async () => {
  const page = await openHome();
  await edit('site/i18n/messages/en.json', (text) =>
    text.replace('Per year, on what', 'Every year, on what'),
  );
  await page.getByText('Every year, on what').waitFor();
  await edit('site/landings/home.json', (text) => text.replace('with a view', 'with a sea view'));
  await page.getByRole('heading', { name: 'A retirement with a sea view' }).waitFor();
  await edit('site/calculation/assumptions.ts', (code) =>
    code.replace('yearlyReturn(0.07)', 'yearlyReturn(0.05)'),
  );
  await page.getByText(/steady return of 5/).waitFor();
  await edit('design-system/text/Text/text-theme.ts', (code) =>
    code.replace("overflowWrap: 'anywhere',", 'marginBlockStart: 7,'),
  );
  const heading = page.getByRole('heading', { level: 1 });
  await expect
    .poll(() => heading.evaluate((element) => getComputedStyle(element).marginTop))
    .toBe('7px');
});

test('a change while one tab loads reaches it, though its script never comes and another tab was rendered after it', async () => {
  const slow = await openPage();
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await slow.route(/@vite/, async (route) => {
    await held;
    await route.continue();
  });
  await slow.route(/pages\/start\.ts$/, () => {});
  await slow.goto(`${address}/en`, { waitUntil: 'commit' });
  await edit('site/landings/home.json', (text) => text.replace('with a view', 'with a lake'));
  const name = 'A retirement with a lake';
  const quick = await openHome();
  await quick.getByRole('heading', { name }).waitFor();
  go();
  await slow.getByRole('heading', { name }).waitFor();
});

test('no other site opens a file in the editor', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const { status } = await ask(address, '/__open-in-editor?file=package.json', { headers });
  expect(status).toBe(403);
});

/** Opens a tab until the test ends. */
async function openPage(): Promise<Page> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  return page;
}

async function openHome(): Promise<Page> {
  const page = await openPage();
  await page.goto(`${address}/en`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Changes a file until the test ends. @returns what writes it as it was */
async function edit(file: string, change: (text: string) => string): Promise<() => Promise<void>> {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  expect(change(before)).not.toBe(before);
  await writeFile(path, change(before));
  const restore = () => writeFile(path, before);
  onTestFinished(restore);
  return restore;
}
