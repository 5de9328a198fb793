import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT, WORKBENCH_BUILD } from '../tools/project.ts';
import { runOrThrow } from '../tools/run.ts';
import { buildFor, whileServed } from './built.ts';
import { browserName } from './capture/browser.ts';
import { counted } from './counted.ts';
import { type ModuleGraph, readModuleGraph } from './modules/graph.ts';
import { PictureCache } from './picture-cache.ts';
import type { Image, Picture } from './report.ts';
import { take } from './take.ts';
import { inWorktree } from './worktree.ts';

/** A picture as the code of a commit shows it on this machine, or why it cannot be shown. */
export type Drawing = Image | { failure: string } | typeof SAME_CODE;

/** The commit's story is made of the very modules that it is made of here, so nothing was drawn. */
export const SAME_CODE = 'same code';

/** What `npm run visual -- draw FOLDER` finds as `request.json` and answers as `answer.json`. */
interface Request {
  pictures: readonly Picture[];
  /** By source: what its stories are made of here. Where it is the same there, nothing is drawn. */
  fingerprints: Record<string, string>;
}

interface DrawOptions {
  cache: PictureCache;
  graph: ModuleGraph;
  /** Leaves out stories that are made of the same modules there. */
  isSkippingSame?: boolean;
}

type Answer = Record<string, Drawing>;

/**
 * Draws pictures as a commit shows them: its code in a worktree, the packages of its lockfile, its own
 * capturing code. What was drawn before on this machine is remembered.
 */
export async function drawAt(
  commit: string,
  pictures: readonly Picture[],
  { cache, graph, isSkippingSame = false }: DrawOptions,
): Promise<Map<string, Drawing>> {
  const memory = join(CACHE, `${commit}-${browserName().replaceAll(/[^\w.]+/g, '-')}.json`);
  const known: Answer = await readFile(memory, 'utf8').then(JSON.parse, () => ({}));
  const missing: Picture[] = [];
  for (const picture of pictures) {
    const drawing = known[picture.id];
    const isKept = drawing && typeof drawing === 'object' && 'hash' in drawing;
    if (!isKept || !(await cache.has(drawing.hash))) missing.push(picture);
  }
  if (missing.length > 0) {
    console.log(`Drawing ${counted(missing.length, 'picture')} of commit ${commit.slice(0, 8)} …`);
    Object.assign(known, await drawnAt(commit, missing, { cache, graph, isSkippingSame }));
    await mkdir(dirname(memory), { recursive: true });
    await writeFile(memory, JSON.stringify(known));
  }
  return new Map(pictures.map(({ id }) => [id, known[id] ?? { failure: 'it was not drawn' }]));
}

const CACHE = join(ROOT, 'node_modules/.cache/fernblick/drawings');

async function drawnAt(
  commit: string,
  pictures: readonly Picture[],
  { cache, graph, isSkippingSame }: DrawOptions,
): Promise<Answer> {
  const fingerprints = [...(isSkippingSame ? graph.stories : [])].map(([file, { fingerprint }]) => [
    file,
    fingerprint,
  ]);
  const request: Request = { pictures, fingerprints: Object.fromEntries(fingerprints) };
  try {
    return await inWorktree(commit, graph, async (folder) => {
      const exchange = join(folder, 'dist/drawing');
      await mkdir(exchange, { recursive: true });
      await writeFile(join(exchange, 'request.json'), JSON.stringify(request));
      await runOrThrow('node tokens/build.ts', folder);
      await runOrThrow('node visual/main.ts draw dist/drawing', folder);
      const answer: Answer = JSON.parse(await readFile(join(exchange, 'answer.json'), 'utf8'));
      for (const drawing of Object.values(answer)) {
        if (typeof drawing !== 'object' || 'failure' in drawing) continue;
        await cache.keep(drawing.hash, await readFile(join(exchange, `${drawing.hash}.png`)));
      }
      return answer;
    });
  } catch (error) {
    const [why] = (error as Error).message.trim().split('\n');
    const failure = `commit ${commit.slice(0, 8)} cannot be drawn: ${why}`;
    console.warn(`${failure}\n${(error as Error).message}`);
    return Object.fromEntries(pictures.map(({ id }) => [id, { failure }]));
  }
}

/** `npm run visual -- draw FOLDER`: the other side of `drawAt`, in the checkout of the commit. */
export async function answerDrawing(folder: string): Promise<void> {
  const file = await readFile(join(folder, 'request.json'), 'utf8');
  const { pictures, fingerprints } = JSON.parse(file) as Request;
  const hasSite = pictures.some(({ page }) => page !== undefined);
  await buildFor(hasSite);
  const graph = await readModuleGraph(WORKBENCH_BUILD);
  const isSame = ({ source, page }: Picture) =>
    !page && graph.stories.get(source)?.fingerprint === fingerprints[source];
  const wanted = pictures.filter((picture) => !isSame(picture));
  const { taken, failures } = await whileServed(
    (built) => take(built, wanted, new PictureCache(folder)),
    hasSite,
  );
  const answer: Answer = Object.fromEntries(
    pictures.map(({ id }) => {
      const failure = failures.get(id);
      return [id, failure ? { failure } : (taken.get(id) ?? SAME_CODE)];
    }),
  );
  await writeFile(join(folder, 'answer.json'), JSON.stringify(answer));
}
