import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite, buildWorkbench } from '../tools/library/build.ts';
import { counted } from '../tools/library/counted.ts';
import { ROOT, WORKBENCH_BUILD } from '../tools/library/project.ts';
import { runOrThrow } from '../tools/library/run.ts';
import { whileServed } from './built.ts';
import { browserName } from './capture/browser.ts';
import type { Examination } from './examine.ts';
import { readJson, replaceFile } from './files.ts';
import { type ModuleGraph, readModuleGraph } from './modules/graph.ts';
import { PictureCache } from './picture-cache.ts';
import type { Picture } from './report.ts';
import { hashOf, type Outcome, take } from './take.ts';
import { inWorktree } from './worktree.ts';

/** A picture as the code of a commit draws it on this machine, or why it cannot be drawn. */
export type Drawing = Outcome | typeof SAME_CODE;

/** The story has the same modules at the commit as in the working tree, so nothing was drawn. */
export const SAME_CODE = 'same code';

/** The input of `npm run visual -- draw FOLDER` in `request.json`; it writes `answer.json`. */
interface Request {
  pictures: readonly Picture[];
  /** Fingerprints in the working tree by story file. Stories with the same fingerprint are not drawn. */
  fingerprints: Record<string, string>;
}

type Answer = Record<string, Drawing>;

/**
 * Draws pictures as of a commit: with its code in a worktree, the packages of its lockfile and its own
 * capturing code. The results are cached on this machine.
 */
export async function drawAt(
  commit: string,
  pictures: readonly Picture[],
  { cache, graph }: Pick<Examination, 'cache' | 'graph'>,
): Promise<Map<string, Drawing>> {
  const cacheFile = join(CACHE, `${commit}-${browserName().replaceAll(/[^\w.]+/g, '-')}.json`);
  const known = ((await readJson(cacheFile)) ?? {}) as Answer;
  const missing: Picture[] = [];
  for (const picture of pictures) {
    const hash = hashIn(known[picture.id]);
    if (!hash || !cache.has(hash)) missing.push(picture);
  }
  if (missing.length > 0) {
    console.log(`Drawing ${counted(missing.length, 'picture')} of commit ${commit.slice(0, 8)} …`);
    Object.assign(known, await drawnAt(commit, missing, { cache, graph }));
    await replaceFile(cacheFile, JSON.stringify(known));
  }
  return new Map(
    pictures.map(({ id }) => [id, known[id] ?? { failure: 'the picture was not drawn' }]),
  );
}

const CACHE = join(ROOT, 'node_modules/.cache/fernblick/drawings');

async function drawnAt(
  commit: string,
  pictures: readonly Picture[],
  { cache, graph }: Pick<Examination, 'cache' | 'graph'>,
): Promise<Answer> {
  const fingerprints = [...graph.stories].map(([file, { fingerprint }]) => [file, fingerprint]);
  const request: Request = { pictures, fingerprints: Object.fromEntries(fingerprints) };
  try {
    return await inWorktree(commit, graph, async (folder) => {
      const exchange = join(folder, 'dist/drawing');
      await mkdir(exchange, { recursive: true });
      await writeFile(join(exchange, 'request.json'), JSON.stringify(request));
      await runOrThrow('node tokens/build.ts', folder);
      await runOrThrow('node visual/main.ts draw dist/drawing', folder, { onLine: console.log });
      const answer: Answer = JSON.parse(await readFile(join(exchange, 'answer.json'), 'utf8'));
      for (const drawing of Object.values(answer)) {
        const hash = hashIn(drawing);
        if (hash) await cache.keep(hash, await readFile(join(exchange, `${hash}.png`)));
      }
      return answer;
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [why] = message.trim().split('\n');
    const failure = `commit ${commit.slice(0, 8)} cannot be drawn: ${why}`;
    console.warn(`${failure}\n${message}`);
    return Object.fromEntries(pictures.map(({ id }) => [id, { failure }]));
  }
}

/** `npm run visual -- draw FOLDER`: what `drawAt` runs in the checkout of the commit. */
export async function answerDrawing(folder: string): Promise<void> {
  const file = await readFile(join(folder, 'request.json'), 'utf8');
  const { pictures, fingerprints }: Request = JSON.parse(file);
  const hasSite = pictures.some(({ page }) => page !== undefined);
  await buildWorkbench();
  // Only if needed: at an old commit the site's content may have expired.
  if (hasSite) await buildSite();
  const graph = await readModuleGraph(WORKBENCH_BUILD);
  const wanted = pictures.filter((picture) => !hasSameCode(picture, graph, fingerprints));
  const { outcomes } = await whileServed(
    (built) => take(built, wanted, new PictureCache(folder)),
    hasSite,
  );
  const answer: Answer = Object.fromEntries(
    pictures.map(({ id }) => [id, outcomes.get(id) ?? SAME_CODE]),
  );
  await writeFile(join(folder, 'answer.json'), JSON.stringify(answer));
}

function hashIn(drawing: Drawing | undefined): string | undefined {
  return drawing === SAME_CODE ? undefined : hashOf(drawing);
}

/** Whether a story has the same modules here; a gone one has none in the working tree. */
export function hasSameCode(
  { source, page }: Picture,
  { stories }: ModuleGraph,
  fingerprints: Record<string, string>,
): boolean {
  const wanted = fingerprints[source];
  return !page && wanted !== undefined && wanted === stories.get(source)?.fingerprint;
}
