import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { replaceFile } from '../../lib/json-files.ts';
import { findFreePort, LOOPBACK } from '../../tools/serve/listen.ts';
import { type Browser, type Key, type Tab, WINDOW_HEIGHT } from './browser.ts';
import { serveRecorded } from './record-errors.ts';
import { ELEMENT, sendCommand, waitForDriver } from './webdriver.ts';

/** The paths of what it takes. */
interface Programs {
  /** WebKitGTK's own browser. */
  browser: string;
  driver: string;
  screen: string;
}

/**
 * Starts the driver of WebKitGTK on a screen of its own, without a monitor. Each page gets a browser of
 * its own from it.
 */
export async function launchWebKit(programs: Programs): Promise<Browser> {
  const settings = join(tmpdir(), `fernblick-webkit-${process.pid}`);
  await replaceFile(join(settings, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const screen = spawn(programs.screen, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    SCREEN,
    '-nolisten',
    'tcp',
  ]);
  const [display] = await once(screen.stdout, 'data');
  const port = await findFreePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: settings },
    stdio: 'ignore',
  });
  process.once('exit', () => [driver, screen].map((program) => program.kill()));
  const address = `http://${LOOPBACK}:${port}`;
  await waitForDriver(address);
  return {
    open: (url, width) => openTab(address, programs.browser, url, width),
    async close() {
      await Promise.all([end(driver), end(screen)]);
      await rm(settings, { recursive: true });
    },
  };
}

/** The toolbar of the browser is wider than a phone. */
const NARROW_TOOLBAR =
  '* { min-width: 0; padding: 0; -gtk-icon-transform: scale(0); font-size: 1px }';

/** As high as a window can be, for a picture of the whole page. */
const TALLEST = 16_000;
const SCREEN = `1400x${TALLEST}x24`;

async function openTab(driver: string, binary: string, url: string, width: number): Promise<Tab> {
  const { origin, href } = new URL(url);
  const recorded = await serveRecorded(origin);
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId } = await sendCommand<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch },
  });
  const session = `${driver}/session/${sessionId}`;
  const resize = (height: number) =>
    sendCommand('POST', `${session}/window/rect`, { width, height });
  await resize(WINDOW_HEIGHT);
  await sendCommand('POST', `${session}/url`, { url: href.replace(origin, recorded.address) });
  const tab: Tab = {
    evaluate: (read, selector = '') =>
      sendCommand('POST', `${session}/execute/sync`, {
        script: `return (${read})(...arguments)`,
        args: [selector],
      }),
    async press(selector, key) {
      const using = { using: 'css selector', value: selector };
      const found = await sendCommand<Found>('POST', `${session}/element`, using);
      await sendCommand('POST', `${session}/element/${found[ELEMENT]}/value`, { text: KEYS[key] });
    },
    reload: () => sendCommand('POST', `${session}/refresh`, {}),
    async capture() {
      const height = await tab.evaluate(() => document.documentElement.scrollHeight);
      await resize(Math.min(height + TOOLBAR, TALLEST));
      await setTimeout(PAINT);
      const image = await sendCommand<string>('GET', `${session}/screenshot`);
      return Buffer.from(image, 'base64');
    },
    listErrors: () => tab.evaluate(() => window.recordedErrors ?? []),
    async close() {
      await sendCommand('DELETE', session);
      await recorded.close();
    },
  };
  return tab;
}

/** Of the toolbar above a page. */
const TOOLBAR = 40;
/** Milliseconds until all of a window is painted that has become larger. */
const PAINT = 1_000;

type Found = Record<typeof ELEMENT, string>;

/** Keys as WebDriver writes them. */
const KEYS: Record<Key, string> = { ArrowRight: '\uE014', Enter: '\uE007', x: 'x' };

async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}
