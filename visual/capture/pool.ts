import { availableParallelism } from 'node:os';
import { UserError } from '../../lib/user-error.ts';
import { secondsSince } from '../../tools/process/run.ts';
import { type Mode, modeName } from '../plan/modes.ts';
import type { Measured } from '../results/report.ts';
import { type CapturePage, kindOfPage, openCapturePage } from './capture-page.ts';
import type { ServedBuild } from './served-build.ts';

/**
 * Stories also wait for timers and frames; a second page keeps the core busy meanwhile. With a third
 * one, tall pictures take longer than one after another.
 */
const PAGES_PER_CORE = 2;

/** When the browser fails, a job is retried in a new page, as the story may not be at fault. */
const MOST_ATTEMPTS = 2;

/** After this many crashes the run ends. A story that crashes the browser each time takes two. */
const MOST_CRASHES = 20;

/** Pending jobs that can share pages; those of one mode follow one another. */
interface Queue<J> {
  jobs: J[];
  /** How many pages are at work on it. */
  pages: number;
}

/**
 * Runs jobs in several pages in parallel, each in a page of its mode, and hands over each result as
 * soon as it is available.
 * @throws UserError when the browser keeps crashing
 */
export async function runInPages<J extends { mode: Mode }, R>(
  built: ServedBuild,
  jobs: readonly J[],
  perform: (page: CapturePage, job: J) => Promise<R>,
  onDone: (job: J, result: R | { failure: string }) => Promise<void>,
): Promise<Measured> {
  const started = performance.now();
  let retried = 0;
  let crashes = 0;
  const queues = queuesOf(jobs);
  const workers = Math.min(availableParallelism() * PAGES_PER_CORE, jobs.length);
  await Promise.all(Array.from({ length: workers }, work));
  return { captured: jobs.length, retried, seconds: secondsSince(started) };

  async function work(): Promise<void> {
    for (let queue = findLongest(queues); queue; queue = findLongest(queues)) {
      queue.pages += 1;
      await workOff(queue);
      queue.pages -= 1;
    }
  }

  /** Works on a queue, in the same page as long as the browser does not fail. */
  async function workOff({ jobs }: Queue<J>): Promise<void> {
    let page: CapturePage | undefined;
    for (let job = jobs.shift(); job; job = jobs.shift()) await onDone(job, await attempt(job));
    await page?.close();

    async function attempt(job: J, count = 1): Promise<R | { failure: string }> {
      try {
        page ??= await openCapturePage(built, job.mode);
        await page.enter(job.mode);
        return await perform(page, job);
      } catch (error) {
        if (error instanceof UserError) throw error;
        const hasCrashed = page === undefined || isCrash(error);
        await page?.close().catch(() => undefined);
        page = undefined;
        if (hasCrashed) crashes += 1;
        if (crashes === MOST_CRASHES) throw new UserError(CRASHING);
        if (count === MOST_ATTEMPTS) return { failure: reasonOf(error) };
        retried += 1;
        return await attempt(job, count + 1);
      }
    }
  }
}

/** One queue for each kind of page, so that a page is rarely opened and rarely changes its mode. */
function queuesOf<J extends { mode: Mode }>(jobs: readonly J[]): Queue<J>[] {
  return [...Map.groupBy(jobs, ({ mode }) => kindOfPage(mode)).values()].map((alike) => {
    const byMode = Map.groupBy(alike, ({ mode }) => modeName(mode));
    return { jobs: [...byMode.values()].flat(), pages: 0 };
  });
}

/** The queue with the most jobs left for each of its pages and another one; undefined at the end. */
function findLongest<J>(queues: readonly Queue<J>[]): Queue<J> | undefined {
  const share = ({ jobs, pages }: Queue<J>) => jobs.length / (pages + 1);
  return queues
    .filter(({ jobs }) => jobs.length > 0)
    .toSorted((one, other) => share(other) - share(one))[0];
}

const CRASHING = `The browser crashed ${MOST_CRASHES} times, so no pictures were compared. Check that the machine has enough free memory and disk space, then run again.`;

function reasonOf(error: unknown): string {
  if (isCrash(error)) return 'the browser crashed while showing the story';
  return `could not be captured: ${messageOf(error)}`;
}

function isCrash(error: unknown): boolean {
  return /crashed|has been closed|disconnected/i.test(messageOf(error));
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message.split('\n')[0] : undefined) ?? String(error);
}
