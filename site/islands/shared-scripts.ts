import { parse } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * Puts what several islands need into one file, what one island needs into another, and the engine with
 * all that it needs into a third, so that no two files wait for each other. Else each part of the
 * calculator that needs some of it has it cut to its measure, and a phone asks for twenty files.
 */
export function nameSharedScript(id: string, context: Context): string | null {
  if (isIslandScript(id, context)) return null;
  const importers = listImporters(id, context);
  // What the script of all pages needs is in that one.
  if (importers.some((importer) => context.getModuleInfo(importer)?.isEntry)) return null;
  if (importers.some((importer) => importer.includes('/site/calculation/'))) return 'engine';
  const [island, other] = importers.filter((importer) => isIslandScript(importer, context));
  return other ? 'islands' : island ? parse(island).name : null;
}

/** A module and what imports it, directly or by others. */
function listImporters(id: string, context: Context): string[] {
  const importers = new Set([id]);
  for (const importer of importers)
    for (const next of context.getModuleInfo(importer)?.importers ?? []) importers.add(next);
  return [...importers];
}

/** Whether it is the view of an island, or what hydrates all of them: a page loads both together. */
function isIslandScript(id: string, context: Context): boolean {
  const loaders = context.getModuleInfo(id)?.dynamicImporters ?? [];
  return loaders.some((loader) => /\/site\/islands\/start\.ts$/.test(loader));
}
