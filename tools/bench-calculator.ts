import { type CDPSession, chromium, type Page } from 'playwright-core';
import { findMedian } from '../lib/find-median.ts';
import { browserLaunchOptions } from './browser/launch-options.ts';
import { parseOptions } from './process/parse-options.ts';
import { runCommand } from './process/run-command.ts';
import { serve } from './serve/servers.ts';

/** A phone of the middle class on a slow network: a processor four times slower, 1.6 Mbit/s, 150 ms. */
const SLOWDOWN = 4;
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** Milliseconds on the main thread from which on people notice a delay: a browser's "long task". */
const LONG = 50;
/** Milliseconds that are waited for the answer after the slider is let go. */
const ANSWER = 3_000;
const FRAME = 1_000 / 60;

const { values: options } = parseOptions({
  options: {
    /** Visits of which the median is printed. */
    runs: { type: 'string', default: '5' },
    /** Seconds of dragging: with 300 of them the heap says whether anything is left behind. */
    drag: { type: 'string', default: '5' },
  },
});

/**
 * `npm run bench -- calculator`: prints how long the comparison takes from coming into view to its first
 * answer to a press, what blocks the page meanwhile and while a slider is dragged, and what is left on
 * the heap. Five minutes of dragging: `-- --drag 300`.
 */
async function benchCalculator(): Promise<void> {
  await using servers = await serve({ site: 0, workbench: 0 });
  await using browser = await chromium.launch(await browserLaunchOptions());
  const wakes: Awaited<ReturnType<typeof measureWake>>[] = [];
  for (let run = 0; run < Number(options.runs); run += 1) {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    wakes.push(await measureWake(page, `${servers.site}/en`));
    if (run + 1 === Number(options.runs)) await measureDrag(page, Number(options.drag) * 1_000);
    await page.close();
  }
  const until = findMedian(wakes.map((wake) => wake.until));
  const task = findMedian(wakes.map((wake) => wake.longest));
  console.log(
    `awake ${format(until)} after it comes into view, the longest task ${format(task)} (medians of ${wakes.length})`,
  );
}

/**
 * Jumps to the comparison of a page that has loaded, as its links do.
 * @returns the milliseconds until it is hydrated, and those of the longest task meanwhile
 */
async function measureWake(page: Page, url: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle' });
  await watch(page);
  const [started, awake] = await page.evaluate(async () => {
    const island = document.querySelector('[data-island="comparison"]');
    if (!island) throw new Error('The page has no comparison.');
    const { promise, resolve } = Promise.withResolvers<number>();
    new MutationObserver(() => resolve(performance.now())).observe(island, {
      attributeFilter: ['data-hydrated'],
    });
    const started = performance.now();
    document.querySelector('#comparison')?.scrollIntoView({ behavior: 'instant' });
    return [started, await promise] as const;
  });
  return { until: awake - started, longest: Math.max(0, ...(await seen(page, started)).tasks) };
}

/** Drags the first slider back and forth, a move each frame, and prints what that costs. */
async function measureDrag(page: Page, duration: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  const slider = page.locator('#comparison').getByRole('slider').first();
  await slider.scrollIntoViewIfNeeded();
  const rail = await slider.boundingBox();
  if (!rail) throw new Error('The calculator has no slider.');
  const height = rail.y + rail.height / 2;
  const heapBefore = await measureHeap(session);
  const started = await page.evaluate(() => performance.now());
  await page.mouse.move(rail.x + rail.width / 2, height);
  await page.mouse.down();
  let moves = 0;
  for (const end = performance.now() + duration; performance.now() < end; moves += 1) {
    await page.mouse.move(rail.x + rail.width * (0.5 + 0.45 * Math.sin(moves / 20)), height);
    await page.waitForTimeout(FRAME);
  }
  await page.mouse.up();
  await page.waitForTimeout(ANSWER);
  const { tasks, events } = await seen(page, started);
  console.log(`${moves} moves in ${duration / 1_000} s on a processor ${SLOWDOWN} times slower`);
  console.log(
    `  the longest task ${format(Math.max(0, ...tasks))}, ${tasks.length} above ${LONG} ms; the longest event ${format(Math.max(0, ...events))}`,
  );
  console.log(
    `  heap ${formatBytes(heapBefore)} before, ${formatBytes(await measureHeap(session))} after`,
  );
}

/** Begins to note long tasks and slow events. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: PerformanceEntry[] = [];
    Reflect.set(window, 'noted', noted);
    const observer = new PerformanceObserver((list) => noted.push(...list.getEntries()));
    observer.observe({ type: 'longtask' });
    // The types of browsers lack the least duration in milliseconds that is noted.
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The durations of what a page noted since some moment, in milliseconds. */
function seen(page: Page, started: number) {
  return page.evaluate((started) => {
    const noted = Reflect.get(window, 'noted') as PerformanceEntry[];
    const durationsOf = (type: string) =>
      noted
        .filter(({ entryType, startTime }) => entryType === type && startTime >= started)
        .map(({ duration }) => duration);
    return { tasks: durationsOf('longtask'), events: durationsOf('event') };
  }, started);
}

/** Bytes that scripts hold after the browser has collected what nobody holds. */
async function measureHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

function format(milliseconds: number): string {
  return `${milliseconds.toFixed(0)} ms`;
}

function formatBytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

await runCommand(benchCalculator);
