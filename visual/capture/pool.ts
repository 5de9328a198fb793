import { availableParallelism } from 'node:os';
import { UserError } from '../../lib/user-error.ts';
import { showProgress } from '../../tools/process/progress.ts';
import { secondsSince } from '../../tools/process/run.ts';
import type { Measured } from '../model/report.ts';
import { formatMode, type Mode } from '../plan/modes.ts';
import { type CapturePage, getPageKind } from './capture-page.ts';
import { withoutInteraction } from './interaction.ts';

/** Stories also wait for timers and frames; two other pages keep the core busy meanwhile, a fourth none. */
const PAGES_PER_CORE = 3;
/** A page opens as slowly as another does this many jobs. */
const JOBS_PER_OPENING = 5;
/** When the browser fails, a job is retried in a new page, as the story may not be at fault. */
const MOST_ATTEMPTS = 2;
/** After this many crashes the run ends. A story that crashes the browser each time takes two. */
const MOST_CRASHES = 20;

/** The readable reason why something could not be captured. */
export interface Failure {
  failure: string;
}

/** Something to show: `source` is the file that its code is in. */
interface Job {
  mode: Mode;
  source: string;
}

/** Pending jobs that can share pages, how many pages are at work on them, and which one on a file. */
type Queue<J> = { jobs: J[]; pages: number; owners: Map<string, symbol> };

/**
 * Runs jobs in several pages in parallel, each in a page of its mode.
 * @param open opens a page for a mode
 * @param unit names the jobs where their progress is shown
 * @throws UserError when the browser keeps crashing
 */
export async function runInPages<J extends Job, R>(
  open: (mode: Mode) => Promise<CapturePage>,
  jobs: readonly J[],
  unit: string,
  perform: (page: CapturePage, job: J) => Promise<R>,
): Promise<{ results: Map<J, R | Failure>; measured: Measured }> {
  const started = performance.now();
  const progress = showProgress(unit);
  const results = new Map<J, R | Failure>();
  let retried = 0;
  let crashes = 0;
  const queues = makeQueues(jobs);
  const workers = Math.min(availableParallelism() * PAGES_PER_CORE, jobs.length);
  await Promise.all(Array.from({ length: workers }, work));
  return { results, measured: { captured: jobs.length, retried, seconds: secondsSince(started) } };

  async function work(): Promise<void> {
    for (let queue = findLongest(queues); queue; queue = findLongest(queues)) {
      queue.pages += 1;
      await workOff(queue);
      queue.pages -= 1;
    }
  }

  /** Works on a queue, in the same page as long as the browser does not fail. */
  async function workOff(queue: Queue<J>): Promise<void> {
    const worker = Symbol();
    let page: CapturePage | undefined;
    for (let job = takeJob(queue, worker); job; job = takeJob(queue, worker)) {
      results.set(job, await attempt(job));
      progress(results.size, jobs.length);
    }
    await page?.close();

    async function attempt(job: J, count = 1): Promise<R | Failure> {
      try {
        page ??= await open(job.mode);
        await page.enter(job.mode);
        return await perform(page, job);
      } catch (error) {
        if (error instanceof UserError) throw error;
        const [message] = String(error instanceof Error ? error.message : error).split('\n');
        const hasCrashed = /crashed|has been closed|disconnected/i.test(message ?? '');
        if (hasCrashed || !page) crashes += 1;
        await page?.close().catch(() => undefined);
        page = undefined;
        if (crashes >= MOST_CRASHES) throw new UserError(CRASHING);
        if (count < MOST_ATTEMPTS) {
          retried += 1;
          return await attempt(job, count + 1);
        }
        if (hasCrashed) return { failure: 'the browser crashed while showing the story' };
        return { failure: `could not be captured: ${message}` };
      }
    }
  }
}

/**
 * Takes the next job of a file whose code the worker's page has already run, which is several times as
 * fast then, or of a file that no page has begun; only when there is none, one of another page's.
 */
function takeJob<J extends Job>({ jobs, owners }: Queue<J>, worker: symbol): J | undefined {
  const next = jobs.findIndex(({ source }) => (owners.get(source) ?? worker) === worker);
  const [job] = jobs.splice(Math.max(0, next), 1);
  if (job) owners.set(job.source, worker);
  return job;
}

/**
 * One queue for each kind of page, by mode, so that a page is rarely opened and rarely changes its
 * mode; the states of a story follow it, so that it is shown once for all of them.
 */
function makeQueues<J extends Job>(jobs: readonly J[]): Queue<J>[] {
  const shownIn = ({ mode }: J) => formatMode(withoutInteraction(mode));
  const byMode = [...Map.groupBy(jobs, shownIn).values()].flat();
  const alike = Map.groupBy(byMode, ({ mode }) => getPageKind(mode));
  return [...alike.values()].map((jobs) => ({ jobs, pages: 0, owners: new Map() }));
}

/**
 * The queue with the most jobs left for each of its pages and another one; undefined when the pages that
 * there are will be done sooner than another could be opened.
 */
function findLongest<J>(queues: readonly Queue<J>[]): Queue<J> | undefined {
  const share = ({ jobs, pages }: Queue<J>) => jobs.length / (pages + 1);
  return queues
    .filter((queue) => share(queue) > (queue.pages > 0 ? JOBS_PER_OPENING : 0))
    .toSorted((one, other) => share(other) - share(one))[0];
}

const CRASHING = `The browser crashed ${MOST_CRASHES} times, so no pictures were compared. Check that the machine has enough free memory and disk space, then run again.`;
