import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../tools/project.ts';
import { modeName } from '../modes.ts';
import type { Picture } from '../report.ts';
import type { Status } from '../status.ts';
import { type ModuleGraph, modulesOf } from './graph.ts';

/** What this machine remembers of earlier runs, from the project's folder. */
export const MEMORY_FILE = 'node_modules/.cache/fernblick/visual-memory.json';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const memorySchema = z.object({
  version: z.literal(1),
  /** The last commit at which all pictures were as they were accepted. */
  lastGreen: z.string().optional(),
  /** By picture id: the fingerprint of its modules and the accepted pixels that they gave. */
  equal: z.record(z.string(), z.object({ fingerprint: hash, pixels: hash })),
});

type Memory = z.infer<typeof memorySchema>;

/**
 * Pictures that need not be taken: this machine found them as they were accepted when all their
 * modules were as they are now. One picture of every mode is always taken, so that no run passes
 * without looking.
 * @param accepted hashes of the accepted pixels by the id of the picture
 * @returns the reason to skip by the id of the picture
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
 * Notes which pictures were found as they were accepted, for the next run on this machine.
 * @param statuses of the pictures that were taken
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
  await writeMemory(memory, file);
}

/** The commit at which all pictures of this machine were last as they were accepted. */
export async function lastGreen(file = join(ROOT, MEMORY_FILE)): Promise<string | undefined> {
  return (await readMemory(file)).lastGreen;
}

/** Notes that all pictures of a commit are as they were accepted. */
export async function rememberGreen(commit: string, file = join(ROOT, MEMORY_FILE)): Promise<void> {
  await writeMemory({ ...(await readMemory(file)), lastGreen: commit }, file);
}

/** A memory that cannot be read whole is worth nothing: then every picture is taken again. */
async function readMemory(file: string): Promise<Memory> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const nothing: Memory = { version: 1, equal: {} };
  if (text === undefined) return nothing;
  try {
    return memorySchema.parse(JSON.parse(text));
  } catch {
    console.warn(`${file} is broken and is ignored: every picture is taken again.`);
    return nothing;
  }
}

/** Writes in one step, so that a run that breaks off leaves the old memory. */
async function writeMemory(memory: Memory, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, JSON.stringify(memory));
  await rename(`${file}.${process.pid}`, file);
}
