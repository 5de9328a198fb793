import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatCount } from '../../lib/format-count.ts';
import { readJson, replaceFile } from '../../lib/json-files.ts';
import { buildSite, buildWorkbench } from '../../tools/build/build-site.ts';
import { runOrThrow } from '../../tools/process/run.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { browserName } from '../capture/browser.ts';
import { capturePictures, hashOf, type Outcome } from '../capture/capture-pictures.ts';
import { withServedBuild } from '../capture/served-build.ts';
import type { Picture } from '../results/report.ts';
import type { RunContext } from '../run/context.ts';
import { PictureCache } from './picture-cache.ts';
import { withWorktree } from './worktree.ts';

/** What `npm run visual -- draw FOLDER` draws, in `request.json`. */
interface Request {
  pictures: readonly Picture[];
  /** Older commits leave out stories with these fingerprints. */
  fingerprints: Record<string, never>;
}

/** What it found, by picture id, in `answer.json`. */
type Answer = Record<string, Outcome>;

/**
 * Draws pictures as of a commit: with its code in a worktree, the packages of its lockfile and its own
 * capturing code. The results are cached on this machine.
 */
export async function recaptureAt(
  commit: string,
  pictures: readonly Picture[],
  context: Pick<RunContext, 'cache' | 'hasEditedPackages'>,
): Promise<Map<string, Outcome>> {
  const cacheFile = join(CACHE, `${commit}-${browserName().replaceAll(/[^\w.]+/g, '-')}.json`);
  const known = ((await readJson(cacheFile)) ?? {}) as Answer;
  const missing = pictures.filter(({ id }) => {
    const hash = hashOf(known[id]);
    return !hash || !context.cache.has(hash);
  });
  if (missing.length > 0) {
    console.log(
      `Drawing ${formatCount(missing.length, 'picture')} of commit ${commit.slice(0, 8)} …`,
    );
    Object.assign(known, await recapture(commit, missing, context));
    await replaceFile(cacheFile, JSON.stringify(known));
  }
  return new Map(
    pictures.map(({ id }) => [id, known[id] ?? { failure: 'the picture was not drawn' }]),
  );
}

const CACHE = join(ROOT, 'node_modules/.cache/fernblick/drawn');

async function recapture(
  commit: string,
  pictures: readonly Picture[],
  { cache, hasEditedPackages }: Pick<RunContext, 'cache' | 'hasEditedPackages'>,
): Promise<Answer> {
  const request: Request = { pictures, fingerprints: {} };
  try {
    return await withWorktree(commit, hasEditedPackages, async (folder) => {
      const exchange = join(folder, 'dist/drawing');
      await mkdir(exchange, { recursive: true });
      await writeFile(join(exchange, 'request.json'), JSON.stringify(request));
      await runOrThrow('node tokens/build.ts', folder);
      await runOrThrow('node visual/main.ts draw dist/drawing', folder, { onLine: console.log });
      const answer: Answer = JSON.parse(await readFile(join(exchange, 'answer.json'), 'utf8'));
      for (const drawing of Object.values(answer)) {
        const hash = hashOf(drawing);
        if (hash) await cache.keep(hash, await readFile(join(exchange, `${hash}.png`)));
      }
      return answer;
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [why] = message.trim().split('\n');
    const failure = `commit ${commit.slice(0, 8)} cannot be recaptured: ${why}`;
    console.warn(`${failure}\n${message}`);
    return Object.fromEntries(pictures.map(({ id }) => [id, { failure }]));
  }
}

/** `npm run visual -- draw FOLDER`: what `recaptureAt` runs in the checkout of the commit. */
export async function answerRecapture(folder: string): Promise<void> {
  const file = await readFile(join(folder, 'request.json'), 'utf8');
  const { pictures }: Request = JSON.parse(file);
  const hasSite = pictures.some(({ page }) => page !== undefined);
  await buildWorkbench();
  // Only if needed: at an old commit the site's content may have expired.
  if (hasSite) await buildSite();
  const { outcomes } = await withServedBuild(
    (built) => capturePictures(built, pictures, new PictureCache(folder)),
    hasSite,
  );
  const answer: Answer = Object.fromEntries(outcomes);
  await writeFile(join(folder, 'answer.json'), JSON.stringify(answer));
}
