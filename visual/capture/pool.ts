import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright-core';
import { Mendable } from '../../tools/project.ts';
import { secondsSince } from '../../tools/run.ts';
import { modeName } from '../modes.ts';
import type { Picture, Report } from '../report.ts';
import { type Captured, capture } from './capture.ts';
import { launchBrowser, openStudio, type Studio } from './studio.ts';

/** Stories wait for timers and frames more than they compute: more pages than cores keep cores busy. */
const PAGES_PER_CORE = 3;

/** A browser that went away this often is not started again. */
const MOST_LAUNCHES = 5;

/**
 * Takes pictures with several pages at once and hands each over as soon as it is there.
 * @returns how fast it went once every page was open
 */
export async function captureAll(
  workbench: string,
  pictures: readonly Picture[],
  onCaptured: (picture: Picture, captured: Captured) => Promise<void>,
): Promise<Report['speed']> {
  const queues = new Queues(pictures);
  const cores = availableParallelism();
  const browsers = Array.from({ length: Math.min(cores, pictures.length) }, () => new Host());
  const pages = Math.min(pictures.length, cores * PAGES_PER_CORE);
  const pace = new Pace(pages);
  const workers = Array.from({ length: pages }, (_, index) => {
    const host = browsers[index % browsers.length] as Host;
    return work(host, workbench, queues, pace, onCaptured);
  });
  try {
    await Promise.all(workers);
  } finally {
    await Promise.all(browsers.map((host) => host.close()));
  }
  return pace.speed();
}

async function work(
  host: Host,
  workbench: string,
  queues: Queues,
  pace: Pace,
  onCaptured: (picture: Picture, captured: Captured) => Promise<void>,
): Promise<void> {
  let studio: Studio | undefined;
  let mode = '';
  for (let next = queues.take(mode); next; next = queues.take(mode)) {
    const wanted = modeName(next.mode);
    let captured: Captured;
    try {
      if (!studio || mode !== wanted) {
        await studio?.close();
        studio = await openStudio(await host.browser(), workbench, next.mode);
        mode = wanted;
        pace.opened();
      }
      captured = await capture(studio, next);
    } catch (error) {
      if (error instanceof Mendable) throw error;
      captured = { failure: explained(error) };
      await studio?.close().catch(() => undefined);
      studio = undefined;
    }
    pace.captured();
    await onCaptured(next, captured);
  }
  await studio?.close();
}

/** Pictures still to take, one queue for each mode, so that a page rarely has to change its mode. */
class Queues {
  readonly #byMode: Map<string, Picture[]>;
  readonly #takers = new Map<string, number>();

  constructor(pictures: readonly Picture[]) {
    this.#byMode = Map.groupBy(pictures, ({ mode }) => modeName(mode));
  }

  /** The next picture of a mode or, when that mode is done, of the one with most left for each page. */
  take(mode: string): Picture | undefined {
    const own = this.#byMode.get(mode)?.shift();
    if (own) return own;
    this.#count(mode, -1);
    const [fullest] = [...this.#byMode].sort((one, other) => this.#load(other) - this.#load(one));
    if (!fullest) return undefined;
    this.#count(fullest[0], 1);
    return fullest[1].shift();
  }

  #load([mode, pictures]: [string, Picture[]]): number {
    return pictures.length / (1 + (this.#takers.get(mode) ?? 0));
  }

  #count(mode: string, change: number): void {
    this.#takers.set(mode, (this.#takers.get(mode) ?? 0) + change);
  }
}

/** One browser, started when first needed and again when it went away. */
class Host {
  #browser: Promise<Browser> | undefined;
  #launches = 0;

  async browser(): Promise<Browser> {
    const known = this.#browser;
    const running = await known;
    if (running?.isConnected()) return running;
    // Another page may have started it anew meanwhile.
    if (this.#browser === known || !this.#browser) this.#browser = this.#launch();
    return await this.#browser;
  }

  async close(): Promise<void> {
    const browser = await this.#browser?.catch(() => undefined);
    await browser?.close();
  }

  #launch(): Promise<Browser> {
    this.#launches += 1;
    if (this.#launches <= MOST_LAUNCHES) return launchBrowser();
    throw new Mendable(
      `The browser crashed ${MOST_LAUNCHES} times. Is there enough memory and disk? No picture was judged.`,
    );
  }
}

/** Measures pictures a second from the moment every page was open: the warm-up does not count. */
class Pace {
  readonly #started = performance.now();
  readonly #pages: number;
  #opened = 0;
  #warm: number | undefined;
  #all = 0;
  #sinceWarm = 0;

  constructor(pages: number) {
    this.#pages = pages;
  }

  opened(): void {
    this.#opened += 1;
    if (this.#opened === this.#pages) this.#warm = performance.now();
  }

  captured(): void {
    this.#all += 1;
    if (this.#warm !== undefined) this.#sinceWarm += 1;
  }

  speed(): Report['speed'] {
    const perSecond = this.#warm === undefined ? 0 : this.#sinceWarm / secondsSince(this.#warm);
    return { captured: this.#all, seconds: secondsSince(this.#started), perSecond };
  }
}

function explained(error: unknown): string {
  const text = error instanceof Error ? error.message.split('\n')[0] : String(error);
  return /crashed|has been closed|disconnected/i.test(text ?? '')
    ? 'the browser crashed while the story was shown'
    : `no picture: ${text}`;
}
