import { appendFile, cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build, type Rolldown } from 'vite';
import { scenesPlugin } from '../../design-system/vite/scenes-plugin.ts';
import { keysOf } from '../../lib/objects.ts';
import { buildTokens } from '../../tokens/build.ts';
import { runOrThrow } from '../process/run.ts';
import { ROOT } from '../project/paths.ts';
import { isForClient } from './client-modules.ts';
import { createManifest, type Manifest } from './manifest.ts';
import { isInRoot, listPublicModules } from './public-modules.ts';
import { writeTokenFiles } from './token-files.ts';

/** The folder that `npm pack` makes a tarball of. */
export const PACKAGE_BUILD = join(ROOT, 'dist/package');

/** Where an application serves the package's folder `assets`: its drawings and fonts. */
const ASSETS_AT = '/fernblick/';

/** Writes the package whole: modules with types and source maps, tokens, drawings, fonts, documents. */
export async function buildPackage(): Promise<Manifest> {
  await buildTokens();
  await rm(PACKAGE_BUILD, { recursive: true, force: true });
  const entries = listPublicModules();
  const imported = await buildModules(entries);
  await renamePreload();
  await runOrThrow('tsc -p tools/package');
  await nameModulesInTypes();
  await writeRoot(entries);
  await writeTokenFiles(
    join(PACKAGE_BUILD, 'tokens'),
    await import(join(PACKAGE_BUILD, 'design-system/theme.js')),
  );
  for (const file of ['README.md', 'CHANGELOG.md'])
    await cp(join(ROOT, 'design-system', file), join(PACKAGE_BUILD, file));
  await writeDocument('docs/components.md');
  const manifest = await createManifest(entries, imported);
  await writeFile(join(PACKAGE_BUILD, 'package.json'), JSON.stringify(manifest, null, 2));
  return manifest;
}

/** @returns the modules of other packages that ours import */
async function buildModules(entries: Record<string, string>): Promise<Set<string>> {
  const { brandTokens } = await import('../../tokens/index.ts');
  const isOurs = (id: string) => /^[./]|^virtual:|^\0/.test(id);
  const built = await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    base: ASSETS_AT,
    plugins: [scenesPlugin(keysOf(brandTokens))],
    build: {
      outDir: PACKAGE_BUILD,
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: Object.values(entries).map((file) => join(ROOT, file)),
        preserveEntrySignatures: 'strict',
        external: (id) => !isOurs(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: ROOT,
          entryFileNames: '[name].js',
          banner: ({ facadeModuleId, imports, modules }) => {
            const file = facadeModuleId ?? '';
            const code = modules[file]?.code ?? '';
            return isForClient(file, imports, code) ? "'use client';" : '';
          },
        },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const names = new Set(chunks.map(({ fileName }) => fileName));
  return new Set(chunks.flatMap(({ imports }) => imports).filter((id) => !names.has(id)));
}

/** Vite's helper around a module that is loaded later: that of an application has its name already. */
async function renamePreload(): Promise<void> {
  for await (const file of glob('**/*.js', { cwd: PACKAGE_BUILD })) {
    const path = join(PACKAGE_BUILD, file);
    const text = await readFile(path, 'utf8');
    if (text.includes('__vitePreload'))
      await writeFile(path, text.replaceAll('__vitePreload', 'loadModule'));
  }
}

/** One module with the names of all, which a bundler takes apart again. */
async function writeRoot(entries: Record<string, string>): Promise<void> {
  const files = Object.keys(entries)
    .filter(isInRoot)
    .map((name) => entries[name]);
  const lines = files.map((file) => `export * from './${file?.replace(/\.tsx?$/, '.js')}';\n`);
  for (const type of ['js', 'd.ts'])
    await writeFile(join(PACKAGE_BUILD, `index.${type}`), lines.join(''));
}

/** Without links to documents that only the project has. */
async function writeDocument(file: string): Promise<void> {
  const text = await readFile(join(ROOT, file), 'utf8');
  await mkdir(dirname(join(PACKAGE_BUILD, file)), { recursive: true });
  await writeFile(join(PACKAGE_BUILD, file), text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1'));
}

/**
 * TypeScript writes the names of our sources into types, and leaves out that the theme imports what adds to
 * MUI's types, such as the variant `glow`.
 */
async function nameModulesInTypes(): Promise<void> {
  const theme = join(PACKAGE_BUILD, 'design-system/theme.d.ts');
  for await (const file of glob('**/*.d.ts', { cwd: PACKAGE_BUILD })) {
    const path = join(PACKAGE_BUILD, file);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replaceAll(/(['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g, '$1.js'));
    const module = `./${relative(dirname(theme), path).replace(/\.d\.ts$/, '.js')}`;
    if (path !== theme && /^declare module '@/m.test(text))
      await appendFile(theme, `import '${module}';\n`);
  }
}
