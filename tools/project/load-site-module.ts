import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from './paths.ts';

/**
 * Loads a module of the site into a command. Node runs TypeScript but not JSX, so Vite compiles it.
 * @param file its path in `site/`
 */
export async function loadSiteModule<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(ROOT, 'site', file), {
    root: ROOT,
    configFile: false,
  });
  return module;
}
