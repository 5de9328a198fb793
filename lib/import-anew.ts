import { fileURLToPath } from 'node:url';
import { type Rollup, runnerImport } from 'vite';

/**
 * Imports what makes a plugin's module, for a dev server as it is on disk now: all its files count as
 * imported by that module. What Vite's configuration imports itself stays as it was until the server
 * starts again, and each change of it restarts the server.
 */
export async function importAnew<Module>(plugin: Rollup.PluginContext, url: URL): Promise<Module> {
  if (plugin.environment.mode !== 'dev') return import(url.href);
  const path = fileURLToPath(url);
  const { module, dependencies } = await runnerImport<Module>(path, { configFile: false });
  for (const file of [path, ...dependencies]) plugin.addWatchFile(file);
  return module;
}
