import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright-core';
import { UserError } from '../../tools/library/project.ts';
import { secondsSince } from '../../tools/library/run.ts';
import { type Mode, modeName } from '../modes.ts';
import type { Built } from '../plan.ts';
import type { Speed } from '../report.ts';
import { launchBrowser, type Pointer } from './browser.ts';
import { type CapturePage, kindOfPage, openCapturePage, pointerOf } from './capture-page.ts';

/**
 * Stories also wait for timers and frames; a second page keeps the core busy meanwhile. With a third
 * one, tall pictures take longer than one after another.
 */
const PAGES_PER_CORE = 2;

/** When the browser fails, a job is retried in a new page, as the story may not be at fault. */
const MOST_ATTEMPTS = 2;

/**
 * After this many launches a crashed browser is not started again. A story that crashes it each time
 * takes two.
 */
const MOST_LAUNCHES = 10;

/** Work to do in a page of a mode. */
interface Job {
  mode: Mode;
}

/**
 * Runs jobs in several pages in parallel, each in a page of its mode, and hands over each result as
 * soon as it is available.
 * @throws UserError when the browser keeps crashing
 */
export async function inPages<J extends Job, R>(
  built: Built,
  jobs: readonly J[],
  perform: (page: CapturePage, job: J) => Promise<R>,
  onDone: (job: J, result: R | { failure: string }) => Promise<void>,
): Promise<Speed> {
  const queues = new Queues(jobs);
  const cores = availableParallelism();
  const hosts = Array.from({ length: Math.min(cores, jobs.length) }, () => new Host());
  const pace = new Pace(Math.min(hosts.length * PAGES_PER_CORE, jobs.length));
  const workers = Array.from({ length: PAGES_PER_CORE }, () => hosts.map(work));
  try {
    await Promise.all(workers.flat());
  } finally {
    await Promise.all(hosts.map((host) => host.close()));
  }
  return pace.speed();

  async function work(host: Host): Promise<void> {
    let page: CapturePage | undefined;
    let mode: Mode | undefined;
    for (let job = queues.take(mode); job; job = queues.take(mode)) {
      const result = await attempt(host, job);
      mode = job.mode;
      pace.done();
      await onDone(job, result);
    }
    await page?.close();

    async function attempt(host: Host, job: J, count = 1): Promise<R | { failure: string }> {
      try {
        page = await pageFor(host, job.mode);
        return await perform(page, job);
      } catch (error) {
        if (error instanceof UserError) throw error;
        await page?.close().catch(() => undefined);
        page = undefined;
        if (count === MOST_ATTEMPTS) return { failure: reasonOf(error) };
        pace.repeated();
        return await attempt(host, job, count + 1);
      }
    }

    async function pageFor(host: Host, next: Mode): Promise<CapturePage> {
      if (page && mode && kindOfPage(mode) === kindOfPage(next)) {
        await page.enter(next);
        return page;
      }
      await page?.close();
      const opened = await openCapturePage(await host.browser(pointerOf(next)), built, next);
      pace.opened();
      return opened;
    }
  }
}

/** Pending jobs, one queue per mode, so that a page rarely has to change its mode. */
class Queues<J extends Job> {
  readonly #queues: { mode: Mode; left: J[]; takers: number }[];

  constructor(jobs: readonly J[]) {
    const byMode = Map.groupBy(jobs, ({ mode }) => modeName(mode));
    this.#queues = [...byMode.values()].flatMap((left) => {
      const [first] = left;
      return first ? [{ mode: first.mode, left, takers: 0 }] : [];
    });
  }

  /**
   * The next job of a mode. When its queue is empty, a job of another mode for the same kind of page if
   * there is one, otherwise of the queue with the most jobs left per page.
   */
  take(current: Mode | undefined): J | undefined {
    const own = this.#queues.find(({ mode }) => current && modeName(mode) === modeName(current));
    if (own && own.left.length > 0) return own.left.shift();
    if (own) own.takers -= 1;
    const open = this.#queues.filter(({ left }) => left.length > 0);
    const near = open.filter(({ mode }) => current && kindOfPage(mode) === kindOfPage(current));
    const [next] = (near.length > 0 ? near : open).sort(
      (one, other) => other.left.length / (1 + other.takers) - one.left.length / (1 + one.takers),
    );
    if (next) next.takers += 1;
    return next?.left.shift();
  }
}

/** A browser for each pointer, started when first needed and again after a crash. */
class Host {
  readonly #browsers = new Map<Pointer, Promise<Browser>>();
  #launches = 0;

  async browser(pointer: Pointer): Promise<Browser> {
    const known = this.#browsers.get(pointer);
    const running = await known;
    if (running?.isConnected()) return running;
    // Another page may already have started it again.
    const now = this.#browsers.get(pointer);
    const started = now && now !== known ? now : this.#launch(pointer);
    this.#browsers.set(pointer, started);
    return await started;
  }

  async close(): Promise<void> {
    for (const started of this.#browsers.values()) {
      const browser = await started.catch(() => undefined);
      await browser?.close();
    }
  }

  #launch(pointer: Pointer): Promise<Browser> {
    this.#launches += 1;
    if (this.#launches <= MOST_LAUNCHES) return launchBrowser(pointer);
    throw new UserError(
      `The browser crashed ${MOST_LAUNCHES} times, so no pictures were compared. Check that the machine has enough free memory and disk space, then run again.`,
    );
  }
}

/** Measures jobs per second from the moment every page is open, without the warm-up. */
class Pace {
  readonly #started = performance.now();
  readonly #pages: number;
  #opened = 0;
  #warm = this.#started;
  #done = 0;
  #doneCold = 0;
  #repeated = 0;

  constructor(pages: number) {
    this.#pages = pages;
  }

  opened(): void {
    this.#opened += 1;
    if (this.#opened !== this.#pages) return;
    this.#warm = performance.now();
    this.#doneCold = this.#done;
  }

  done(): void {
    this.#done += 1;
  }

  repeated(): void {
    this.#repeated += 1;
  }

  speed(): Speed {
    const perSecond = (this.#done - this.#doneCold) / secondsSince(this.#warm);
    return {
      captured: this.#done,
      repeated: this.#repeated,
      seconds: secondsSince(this.#started),
      perSecond,
    };
  }
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message.split('\n')[0] : String(error);
  return /crashed|has been closed|disconnected/i.test(text ?? '')
    ? 'the browser crashed while showing the story'
    : `could not be captured: ${text}`;
}
