import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatCount } from '../../lib/format-count.ts';
import { readJson, replaceFile } from '../../lib/json-files.ts';
import { buildSite, buildWorkbench } from '../../tools/build/build-site.ts';
import { runOrThrow } from '../../tools/process/run.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { serve, serveWorkbench } from '../../tools/serve/servers.ts';
import { getBrowserName } from '../capture/browser.ts';
import {
  getHash,
  type Outcome,
  type Outcomes,
  prepareCapture,
} from '../capture/capture-pictures.ts';
import { PictureCache } from '../model/picture-cache.ts';
import type { Picture } from '../model/report.ts';
import { withWorktree } from './worktree.ts';

/** What pictures are drawn again with. */
export interface RecaptureContext {
  cache: PictureCache;
  /** Whether an installed package was edited: the packages of a lockfile then have to be installed. */
  hasEditedPackages: boolean;
}

/** Results by picture id: what a checkout writes into `answer.json`. */
type Answer = Record<string, Outcome>;

/**
 * Draws pictures as of a commit: with its code in a worktree, the packages of its lockfile and its own
 * capturing code. The results are cached on this machine.
 */
export async function recaptureAt(
  commit: string,
  pictures: readonly Picture[],
  { cache, hasEditedPackages }: RecaptureContext,
): Promise<Outcomes> {
  const browser = getBrowserName().replaceAll(/[^\w.]+/g, '-');
  const cacheFile = join(ROOT, `node_modules/.cache/fernblick/drawn/${commit}-${browser}.json`);
  const known = ((await readJson(cacheFile)) ?? {}) as Answer;
  const missing = pictures.filter(({ id }) => !cache.has(getHash(known[id]) ?? ''));
  const named = `commit ${commit.slice(0, 8)}`;
  if (missing.length > 0) {
    console.log(`Drawing ${formatCount(missing.length, 'picture')} of ${named} …`);
    const answer = await withWorktree(commit, hasEditedPackages, (folder) =>
      askCheckout(folder, missing, cache),
    ).catch((error) => {
      const message = error instanceof Error ? error.message : String(error);
      const failure = `${named} cannot be recaptured: ${findReason(message)}`;
      console.warn(`${failure}\n${message}`);
      return Object.fromEntries(missing.map(({ id }) => [id, { failure }]));
    });
    Object.assign(known, answer);
    await replaceFile(cacheFile, JSON.stringify(known));
  }
  return new Map(
    pictures.map(({ id }) => [id, known[id] ?? { failure: 'the picture was not drawn' }]),
  );
}

/** The line of an output that says why: a program of Node begins with the place in its own code. */
export function findReason(output: string): string | undefined {
  const [reason] = /^\S*Error\b.*/m.exec(output) ?? output.trim().split('\n');
  return reason;
}

/** Asks the code of a checkout for pictures, and keeps their PNGs. */
async function askCheckout(
  folder: string,
  pictures: readonly Picture[],
  cache: PictureCache,
): Promise<Answer> {
  // Older commits leave out stories with these fingerprints.
  const request = { pictures, fingerprints: {} };
  const exchange = join(folder, 'dist/drawing');
  await mkdir(exchange, { recursive: true });
  await writeFile(join(exchange, 'request.json'), JSON.stringify(request));
  await runOrThrow('node tokens/build.ts', folder);
  await runOrThrow('node visual/main.ts draw dist/drawing', folder, { onLine: console.log });
  const answer: Answer = JSON.parse(await readFile(join(exchange, 'answer.json'), 'utf8'));
  for (const hash of Object.values(answer).flatMap((outcome) => getHash(outcome) ?? [])) {
    await cache.keep(hash, await readFile(join(exchange, `${hash}.png`)));
  }
  return answer;
}

/** `npm run visual -- draw FOLDER`: answers `recaptureAt`, in the checkout of the commit. */
export async function answerRecapture(folder: string): Promise<void> {
  const { pictures }: { pictures: Picture[] } = JSON.parse(
    await readFile(join(folder, 'request.json'), 'utf8'),
  );
  const hasSite = pictures.some(({ page }) => page !== undefined);
  await buildWorkbench();
  // Only if needed: at an old commit the site's content may have expired.
  if (hasSite) await buildSite();
  await using served = hasSite ? await serve({ site: 0, workbench: 0 }) : await serveWorkbench(0);
  const built = 'site' in served ? served : { site: served.address, workbench: served.address };
  const { outcomes } = await prepareCapture(built, new PictureCache(folder))(pictures);
  await writeFile(join(folder, 'answer.json'), JSON.stringify(Object.fromEntries(outcomes)));
}
