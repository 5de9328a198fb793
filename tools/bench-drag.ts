import { chromium, type Page } from 'playwright-core';
import { browserLaunchOptions } from './browser/launch-options.ts';
import { runCommand } from './process/run-command.ts';
import { serve } from './serve/servers.ts';

/** The processor is made four times slower: about a phone of the middle class. */
const SLOWDOWN = 4;
/** Milliseconds of dragging, and of waiting for the answer after the slider is let go. */
const DRAG = 5_000;
const ANSWER = 3_000;
/** Milliseconds on the main thread from which on people notice a delay: a browser's «long task». */
const LONG = 50;

interface Task {
  /** Milliseconds after the drag began. */
  start: number;
  duration: number;
}

/** `npm run bench:drag`: drags a slider of the built calculator and prints what blocks the page. */
async function benchDrag(): Promise<void> {
  const servers = await serve({ site: 0, workbench: 0 });
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    await page.goto(`${servers.site}/en`);
    await hydrate(page);
    await slowDown(page);
    const started = await watchTasks(page);
    const moves = await drag(page);
    await page.waitForTimeout(ANSWER);
    report(moves, await tasksSince(page, started));
  } finally {
    await browser.close();
    await servers.close();
  }
}

async function hydrate(page: Page): Promise<void> {
  await page.locator('#comparison').scrollIntoViewIfNeeded();
  await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Begins to note long tasks; returns the page's own time. */
function watchTasks(page: Page): Promise<number> {
  return page.evaluate(() => {
    const tasks: Task[] = [];
    Reflect.set(window, 'longTasks', tasks);
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        tasks.push({ start: startTime, duration });
    }).observe({ type: 'longtask' });
    return performance.now();
  });
}

/** Drags the first slider back and forth, a move each frame; returns how many moves there were. */
async function drag(page: Page): Promise<number> {
  const thumb = page.locator('#comparison .MuiSlider-thumb').first();
  await thumb.scrollIntoViewIfNeeded();
  const rail = await page.locator('#comparison .MuiSlider-root').first().boundingBox();
  const from = await thumb.boundingBox();
  if (!rail || !from) throw new Error('The calculator has no slider.');
  const height = from.y + from.height / 2;
  await page.mouse.move(from.x + from.width / 2, height);
  await page.mouse.down();
  const end = performance.now() + DRAG;
  let moves = 0;
  for (; performance.now() < end; moves += 1) {
    await page.mouse.move(rail.x + rail.width * (0.5 + 0.45 * Math.sin(moves / 20)), height);
    await page.waitForTimeout(FRAME);
  }
  await page.mouse.up();
  return moves;
}

const FRAME = 1000 / 60;

async function tasksSince(page: Page, started: number): Promise<Task[]> {
  const tasks = await page.evaluate(() => Reflect.get(window, 'longTasks') as Task[]);
  return tasks.map(({ start, duration }) => ({ start: start - started, duration }));
}

function report(moves: number, tasks: readonly Task[]): void {
  const dragging = tasks.filter(({ start }) => start < DRAG);
  console.log(`${moves} moves in ${DRAG / 1000} s on a processor ${SLOWDOWN} times slower`);
  print('while dragging', dragging);
  print('until the answer', tasks.slice(dragging.length));
}

function print(when: string, tasks: readonly Task[]): void {
  const longest = Math.max(0, ...tasks.map(({ duration }) => duration));
  console.log(
    `${when}: ${tasks.length} tasks above ${LONG} ms, the longest ${longest.toFixed(0)} ms`,
  );
  for (const { start, duration } of tasks)
    console.log(`  at ${(start / 1000).toFixed(2)} s  ${duration.toFixed(0)} ms`);
}

await runCommand(benchDrag);
