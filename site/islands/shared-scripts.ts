import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * Puts what several islands need into one file. Else each part of the calculator that needs some of it
 * has it cut to its measure, and a phone asks for twenty files.
 */
export function nameSharedScript(id: string, context: Context): string | null {
  // The index of the engine mentions all of it. What islands use of it follows them without a name.
  if (id.includes('/site/calculation/') || isIslandScript(id, context)) return null;
  return listUsers(id, context).length > 1 ? 'islands' : null;
}

/** The scripts of islands that import a module, directly or by others. */
function listUsers(id: string, context: Context): string[] {
  const importers = new Set([id]);
  for (const importer of importers)
    for (const next of context.getModuleInfo(importer)?.importers ?? []) importers.add(next);
  return [...importers].filter((importer) => isIslandScript(importer, context));
}

/** Whether it is the view of an island, or what hydrates all of them: a page loads both together. */
function isIslandScript(id: string, context: Context): boolean {
  const loaders = context.getModuleInfo(id)?.dynamicImporters ?? [];
  return loaders.some((loader) => /\/site\/islands\/(index|start)\.ts$/.test(loader));
}
