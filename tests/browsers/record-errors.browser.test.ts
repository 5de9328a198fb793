import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../tools/browser/launch-options.ts';
import { formatSecurityPolicy } from '../../tools/hosting/security-headers.ts';
import { closeServer, findFreePort, LOOPBACK, listen } from '../../tools/serve/listen.ts';
import { serveRecorded } from './record-errors.ts';

const OWN = 'console.error("our own", 1); Promise.reject("nobody catches it"); nothing.at(0)';
const REFUSED = 'console.error("refused by the policy")';

const port = await findFreePort();
const server = createServer((_request, response) =>
  response
    .setHeader('Content-Type', 'text/html')
    .setHeader('Content-Security-Policy', formatSecurityPolicy([OWN]))
    .end(`<html lang="en"><head><script>${OWN}</script><script>${REFUSED}</script>`),
);
await listen(server, 'site', port, LOOPBACK);
const recorded = await serveRecorded(`http://localhost:${port}`);
const browser = await chromium.launch(await browserLaunchOptions());
afterAll(() => Promise.all([browser.close(), recorded.close(), closeServer(server)]));

test('every error of a page is noted, under its own policy', async () => {
  const page = await browser.newPage();
  await page.goto(recorded.address);
  await expect
    .poll(() => page.evaluate(() => window.recordedErrors))
    .toEqual([
      'our own 1',
      'Uncaught ReferenceError: nothing is not defined',
      'nobody catches it',
      expect.stringContaining('refused: script-src-elem inline'),
    ]);
});
