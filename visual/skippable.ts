import type { Judgement } from './judge.ts';
import { modeName } from './modes.ts';
import { type ModuleGraph, modulesOf } from './modules/graph.ts';
import { isVerified, readVerified, reasonToSkip, writeVerified } from './modules/skip.ts';
import type { Picture } from './report.ts';

/**
 * Pictures that need not be taken: this machine found them equal to the same baseline when all their
 * modules were as they are now. One picture of every mode is always taken, so that no run passes
 * without looking.
 * @returns the reason to skip by the id of the picture
 */
export async function skippable(
  pictures: readonly Picture[],
  graph: ModuleGraph,
  baselines: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const verified = await readVerified();
  const skips = new Map<string, string>();
  const seen = new Set<string>();
  for (const { id, mode, source } of pictures) {
    const modules = modulesOf(graph, source);
    const isFirst = !seen.has(modeName(mode));
    seen.add(modeName(mode));
    const baseline = baselines.get(id);
    if (isFirst || !baseline) continue;
    if (isVerified(verified, id, modules.fingerprint, baseline))
      skips.set(id, reasonToSkip(modules));
  }
  return skips;
}

/** Notes which pictures were found equal, for the next run on this machine. */
export async function rememberEqual(
  pictures: readonly Picture[],
  judgements: ReadonlyMap<string, Judgement>,
  graph: ModuleGraph,
  baselines: ReadonlyMap<string, string>,
): Promise<void> {
  const verified = await readVerified();
  for (const { id, source } of pictures) {
    const judgement = judgements.get(id);
    const baseline = baselines.get(id);
    if (!judgement) continue;
    if (judgement.verdict !== 'equal' || !baseline) verified.delete(id);
    else verified.set(id, { fingerprint: modulesOf(graph, source).fingerprint, baseline });
  }
  await writeVerified(verified);
}
