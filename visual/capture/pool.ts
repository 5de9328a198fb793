import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright-core';
import { Mendable } from '../../tools/project.ts';
import { secondsSince } from '../../tools/run.ts';
import { type Mode, modeName } from '../modes.ts';
import type { Picture, Report } from '../report.ts';
import { type Captured, capture } from './capture.ts';
import { launchBrowser, openStudio, type Studio } from './studio.ts';

/** Stories also wait for timers and frames: with a second page a core has something to do meanwhile. */
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
  let mode: Mode | undefined;
  for (let next = queues.take(mode); next; next = queues.take(mode)) {
    let captured: Captured;
    try {
      if (!studio || !mode || worldOf(mode) !== worldOf(next.mode)) {
        await studio?.close();
        studio = await openStudio(await host.browser(), workbench, next.mode);
        pace.opened();
      } else if (mode.width !== next.mode.width) {
        await studio.widen(next.mode.width);
      }
      mode = next.mode;
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

/** What a page is loaded for; its width can be changed without loading it again. */
function worldOf({ locale, brand }: Mode): string {
  return `${locale} ${brand}`;
}

/** Pictures still to take, one queue for each mode, so that a page rarely has to change. */
class Queues {
  readonly #queues: { mode: Mode; left: Picture[]; takers: number }[];

  constructor(pictures: readonly Picture[]) {
    const byMode = Map.groupBy(pictures, ({ mode }) => modeName(mode));
    this.#queues = [...byMode.values()].flatMap((left) => {
      const [first] = left;
      return first ? [{ mode: first.mode, left, takers: 0 }] : [];
    });
  }

  /**
   * The next picture of a mode. When that mode is done, of another width if there is one, and else of
   * the queue with most left for each of its pages.
   */
  take(current: Mode | undefined): Picture | undefined {
    const own = this.#queues.find(({ mode }) => current && modeName(mode) === modeName(current));
    if (own && own.left.length > 0) return own.left.shift();
    if (own) own.takers -= 1;
    const open = this.#queues.filter(({ left }) => left.length > 0);
    const near = open.filter(({ mode }) => current && worldOf(mode) === worldOf(current));
    const [next] = (near.length > 0 ? near : open).sort(
      (one, other) => other.left.length / (1 + other.takers) - one.left.length / (1 + one.takers),
    );
    if (next) next.takers += 1;
    return next?.left.shift();
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
