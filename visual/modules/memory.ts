import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../tools/library/project.ts';
import { readJson, replaceFile } from '../files.ts';
import { modeName } from '../modes.ts';
import type { Picture } from '../report.ts';
import type { Status } from '../status.ts';
import { type ModuleGraph, modulesOf } from './graph.ts';

/** What this machine remembers of earlier runs; relative to the project's folder. */
export const MEMORY_FILE = 'node_modules/.cache/fernblick/visual-memory.json';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const memorySchema = z.object({
  version: z.literal(1),
  /** By picture id: the fingerprint of its modules and the accepted hash that they produced. */
  equal: z.record(z.string(), z.object({ fingerprint: hash, pixels: hash })),
});

/**
 * Pictures that need not be captured: with the same modules they matched the accepted ones on this
 * machine. One picture of every mode is always captured, so that no run passes without comparing any.
 * @param accepted accepted hashes by picture id
 * @returns the reason to skip, by picture id
 */
export async function skippable(
  pictures: readonly Picture[],
  graph: ModuleGraph,
  accepted: ReadonlyMap<string, string>,
  file = join(ROOT, MEMORY_FILE),
): Promise<Map<string, string>> {
  const { equal } = await readMemory(file);
  const modes = new Set<string>();
  const skips = new Map<string, string>();
  for (const { id, mode, source } of pictures) {
    const { fingerprint, files, packages } = modulesOf(graph, source);
    const isFirst = !modes.has(modeName(mode));
    modes.add(modeName(mode));
    const known = equal[id];
    if (isFirst || known?.fingerprint !== fingerprint || known.pixels !== accepted.get(id))
      continue;
    skips.set(id, `none of its ${files.length + packages.length} modules changed`);
  }
  return skips;
}

/**
 * Records which pictures matched the accepted ones, for the next run on this machine.
 * @param statuses of the captured pictures
 */
export async function rememberEqual(
  pictures: readonly Picture[],
  statuses: ReadonlyMap<string, Status>,
  graph: ModuleGraph,
  accepted: ReadonlyMap<string, string>,
  file = join(ROOT, MEMORY_FILE),
): Promise<void> {
  const memory = await readMemory(file);
  for (const { id, source } of pictures) {
    const pixels = accepted.get(id);
    if (!statuses.has(id)) continue;
    if (statuses.get(id) !== 'equal' || !pixels) delete memory.equal[id];
    else memory.equal[id] = { fingerprint: modulesOf(graph, source).fingerprint, pixels };
  }
  await replaceFile(file, JSON.stringify(memory));
}

/** An invalid memory file is ignored, so that every picture is captured. */
async function readMemory(file: string): Promise<z.infer<typeof memorySchema>> {
  const { data } = memorySchema.safeParse(await readJson(file));
  if (!data && existsSync(file)) {
    console.warn(`${file} is invalid and will be ignored, so every picture is captured.`);
  }
  return data ?? { version: 1, equal: {} };
}
