import { join } from 'node:path';
import { readJson, replaceFile } from '../../lib/json-files.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { getModules, type ModuleGraph } from '../causes/module-graph.ts';
import type { AcceptedPictures } from '../model/decisions.ts';
import type { Comparison, Picture } from '../model/report.ts';
import { formatMode } from './modes.ts';

/** Which pictures were equal in earlier runs on this machine; relative to the project's folder. */
export const EQUAL_FILE = 'node_modules/.cache/fernblick/equal-pictures.json';

/**
 * Pictures that need not be captured: with the same modules, or the same built file, they matched the
 * accepted ones on this machine. One picture of every mode is always captured, so that no run passes
 * without comparing any.
 * @returns skipped pictures with the reason, by picture id
 */
export async function findUnchanged(
  pictures: readonly Picture[],
  graph: ModuleGraph,
  accepted: AcceptedPictures,
  file = join(ROOT, EQUAL_FILE),
): Promise<Map<string, Comparison>> {
  const equal = await readEqual(file);
  const modes = new Set<string>();
  const skipped = new Map<string, Comparison>();
  for (const picture of pictures) {
    const { id, mode, source, page } = picture;
    const isFirst = !modes.has(formatMode(mode));
    modes.add(formatMode(mode));
    if (isFirst || equal[id] !== describeInputs(picture, graph, accepted)) continue;
    const { files, packages } = getModules(graph, source);
    const count = files.length + packages.length;
    const reason = page ? 'its built file is the same' : `none of its ${count} modules changed`;
    skipped.set(id, { status: 'skipped', reason });
  }
  return skipped;
}

/** Records which pictures matched the accepted ones, for the next run on this machine. */
export async function recordEqual(
  pictures: readonly Picture[],
  comparisons: ReadonlyMap<string, Pick<Comparison, 'status'>>,
  graph: ModuleGraph,
  accepted: AcceptedPictures,
  file = join(ROOT, EQUAL_FILE),
): Promise<void> {
  const equal = await readEqual(file);
  for (const picture of pictures) {
    const { id } = picture;
    const status = comparisons.get(id)?.status;
    if (status === 'equal') equal[id] = describeInputs(picture, graph, accepted);
    else if (status) delete equal[id];
  }
  await replaceFile(file, JSON.stringify(equal));
}

/** What a picture depends on, and the accepted hash that it produced. */
function describeInputs(
  { id, source, built }: Picture,
  graph: ModuleGraph,
  accepted: AcceptedPictures,
): string {
  const { fingerprint } = getModules(graph, source);
  return [fingerprint, built, accepted.get(id)?.pixels].filter(Boolean).join(' ');
}

/**
 * By picture id what it depended on and the accepted hash that this produced. Without a file that can
 * be read, every picture is captured.
 */
async function readEqual(file: string): Promise<Record<string, string>> {
  return Object.assign({}, await readJson(file));
}
