import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { browserLaunchOptions } from '../../tools/browser.ts';
import { ROOT } from '../../tools/project.ts';
import { PROGRAM_ENV } from '../../tools/run.ts';
import { imageOf, reportOf, resultOf } from '../../visual/report-examples.ts';

// No baseline has this name, so a decision about it is refused and nothing is written.
const picture = resultOf({
  story: 'components-button--solid',
  file: 'panel-test/never.en-480.png',
  before: imageOf('a'),
  after: imageOf('b'),
  changedPixels: 7,
});

let folder: string;
let workbench: ChildProcess;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'panel-'));
  await writeFixture();
  const port = await freePort();
  workbench = spawn('storybook', ['dev', `--port=${port}`, '--exact-port', '--ci', '--quiet'], {
    cwd: ROOT,
    env: { ...PROGRAM_ENV, ...SIGNED, VISUAL_REPORT: folder },
    stdio: 'ignore',
  });
  browser = await chromium.launch(await browserLaunchOptions());
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const address = `http://localhost:${port}`;
  await vi.waitUntil(() => isUp(address), { timeout: 60_000, interval: 200 });
  await page.goto(`${address}/?path=/story/${picture.story}`);
  await page.getByRole('tab', { name: 'Pictures' }).click();
  await page.getByText('1 to decide', { exact: true }).waitFor();
}, 90_000);

afterAll(async () => {
  await browser.close();
  workbench.kill();
  await once(workbench, 'exit');
  await rm(folder, { recursive: true });
});

test('the tab counts what is to decide, and the sidebar marks the story', async () => {
  await page.getByRole('tab', { name: 'Pictures , 1 to decide' }).waitFor();
  await page.getByRole('button', { name: 'Test status: Warning' }).first().waitFor();
}, 30_000);

test('the panel shows a picture, asks why, and says in words why it cannot be accepted', async () => {
  await page.getByRole('button', { name: 'en-480 after' }).click();
  const dialog = page.getByRole('dialog');
  const shown = dialog.getByRole('img', { name: 'after, en-480' });
  const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width, { timeout: 15_000 }).toBe(480);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Accept en-480' }).click();
  await page.getByLabel('Why accept en-480?').fill('Wanted');
  await page.keyboard.press('Enter');
  await page.getByText('en-480: Its baseline has changed since the report was made.').waitFor();
  expect(await page.getByRole('button', { name: 'Reject en-480' }).isVisible()).toBe(true);
}, 60_000);

/** A decision is signed, whoever runs the test. */
const SIGNED = {
  GIT_CONFIG_COUNT: '2',
  GIT_CONFIG_KEY_0: 'user.name',
  GIT_CONFIG_VALUE_0: 'Ada Lovelace',
  GIT_CONFIG_KEY_1: 'user.email',
  GIT_CONFIG_VALUE_1: 'ada@example.org',
};

async function writeFixture(): Promise<void> {
  await writeFile(join(folder, 'report.json'), JSON.stringify(reportOf([picture])));
  const png = join(folder, 'pictures/after', picture.file);
  await mkdir(dirname(png), { recursive: true });
  await sharp({ create: { width: 480, height: 100, channels: 3, background: 'green' } }).toFile(
    png,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function isUp(address: string): Promise<boolean> {
  return await fetch(`${address}/index.json`).then(
    ({ ok }) => ok,
    () => false,
  );
}
