import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../tools/project.ts';
import type { StoryModules } from './graph.ts';

/** By picture id, what it was last found equal with. */
export type VerifiedCache = Map<string, Verified>;

/** Code and baseline of a picture that were found to give the same pixels. */
interface Verified {
  /** Of the story's modules. */
  fingerprint: string;
  /** SHA-256 of the baseline's PNG. */
  baseline: string;
}

const CACHE_FILE = join(ROOT, 'node_modules/.cache/fernblick/visual-verified.json');

/**
 * Reads what earlier runs on this machine found equal. A cache that cannot be read whole is worth
 * nothing: then every picture is taken anew.
 * @param tell is told when that happens
 */
export async function readVerified(
  file = CACHE_FILE,
  tell: (message: string) => void = console.warn,
): Promise<VerifiedCache> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return new Map();
  try {
    return new Map(Object.entries(cacheSchema.parse(JSON.parse(text)).verified));
  } catch {
    tell(`${file} is broken and was thrown away: every picture is taken anew.`);
    return new Map();
  }
}

/** Writes the cache in one step, so that a run that breaks off leaves the old one. */
export async function writeVerified(cache: VerifiedCache, file = CACHE_FILE): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const staging = `${file}.${process.pid}`;
  await writeFile(staging, JSON.stringify({ version: 1, verified: Object.fromEntries(cache) }));
  await rename(staging, file);
}

/** Whether a picture was found equal with this very baseline, made of these very modules. */
export function isVerified(
  cache: VerifiedCache,
  id: string,
  fingerprint: string,
  baselineHash: string,
): boolean {
  const verified = cache.get(id);
  return verified?.fingerprint === fingerprint && verified.baseline === baselineHash;
}

/** Why a verified picture need not be taken, in words. */
export function reasonToSkip({ files, packages }: StoryModules): string {
  return `none of its ${files.length + packages.length} modules changed`;
}

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const cacheSchema = z.object({
  version: z.literal(1),
  verified: z.record(z.string(), z.object({ fingerprint: hash, baseline: hash })),
});
