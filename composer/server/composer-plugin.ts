import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../../tools/project/paths.ts';
import { createMiddleware } from './middleware.ts';
import { PAGES, renderPage } from './pages.ts';

/**
 * Adds the Composer to the workbench: two pages of its own beside Storybook's. `storybook dev` also
 * takes what it saves; a built workbench offers it as a download.
 */
export const composerPlugin: Plugin = {
  name: 'fernblick:composer',
  // The pages are no stories, so Storybook does not search them for packages to prepare.
  config: (_config, { command }) =>
    command === 'serve' ? { optimizeDeps: { entries: PAGES.map(({ script }) => script) } } : {},
  configureServer({ middlewares }) {
    // Only our own page knows it: other sites can neither read that page nor send it.
    middlewares.use(createMiddleware(randomBytes(24).toString('base64url')));
  },
  buildStart() {
    if (this.environment.mode !== 'build') return;
    for (const { script } of PAGES) this.emitFile({ type: 'chunk', id: join(ROOT, script) });
  },
  async writeBundle({ dir = '' }, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    for (const page of PAGES) {
      const script = chunks.find(
        ({ facadeModuleId }) => facadeModuleId === join(ROOT, page.script),
      );
      if (!script) return this.error(`The script of ${page.file} is missing in the bundle.`);
      await writeFile(join(dir, page.file), renderPage(page, `./${script.fileName}`, null));
    }
  },
};

/** Whether a module is the script of one of the pages: no story depends on it. */
export function isComposerScript(id: string): boolean {
  return PAGES.some(({ script }) => id === join(ROOT, script));
}
