import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from './project.ts';

/**
 * Loads a module of the site into a command. Node runs TypeScript but not JSX, so Vite compiles it.
 * @param file its path in `site/`
 */
export async function loadFromSite<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(ROOT, 'site', file), {
    root: ROOT,
    configFile: false,
  });
  return module;
}
