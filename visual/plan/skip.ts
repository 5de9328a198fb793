import { join } from 'node:path';
import { readJson, replaceFile } from '../../lib/json-files.ts';
import { ROOT } from '../../tools/project/paths.ts';
import type { AcceptedPictures } from '../baselines/accepted.ts';
import { type ModuleGraph, modulesOf } from '../causes/module-graph.ts';
import type { Picture } from '../results/report.ts';
import type { Status } from '../results/status.ts';
import { modeName } from './modes.ts';

/** What this machine remembers of earlier runs; relative to the project's folder. */
export const MEMORY_FILE = 'node_modules/.cache/fernblick/equal-pictures.json';

/** By picture id: the fingerprint of its modules and the accepted hash that they produced. */
type Memory = Record<string, string>;

/**
 * Pictures that need not be captured: with the same modules they matched the accepted ones on this
 * machine. One picture of every mode is always captured, so that no run passes without comparing any.
 * @returns the reason to skip, by picture id
 */
export async function skippable(
  pictures: readonly Picture[],
  graph: ModuleGraph,
  accepted: AcceptedPictures,
  file = join(ROOT, MEMORY_FILE),
): Promise<Map<string, string>> {
  const equal = await readMemory(file);
  const modes = new Set<string>();
  const skips = new Map<string, string>();
  for (const { id, mode, source } of pictures) {
    const { fingerprint, files, packages } = modulesOf(graph, source);
    const isFirst = !modes.has(modeName(mode));
    modes.add(modeName(mode));
    if (isFirst || equal[id] !== `${fingerprint} ${accepted.get(id)?.pixels}`) continue;
    skips.set(id, `none of its ${files.length + packages.length} modules changed`);
  }
  return skips;
}

/**
 * Records which pictures matched the accepted ones, for the next run on this machine.
 */
export async function rememberEqual(
  pictures: readonly Picture[],
  judgements: ReadonlyMap<string, { status: Status }>,
  graph: ModuleGraph,
  accepted: AcceptedPictures,
  file = join(ROOT, MEMORY_FILE),
): Promise<void> {
  const equal = await readMemory(file);
  for (const { id, source } of pictures) {
    const { fingerprint } = modulesOf(graph, source);
    const status = judgements.get(id)?.status;
    if (status === 'equal') equal[id] = `${fingerprint} ${accepted.get(id)?.pixels}`;
    else if (status) delete equal[id];
  }
  await replaceFile(file, JSON.stringify(equal));
}

/** Without a file that can be read, every picture is captured. */
async function readMemory(file: string): Promise<Memory> {
  return ((await readJson(file)) ?? {}) as Memory;
}
