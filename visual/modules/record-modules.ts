import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Rolldown } from 'vite';
import type { Module } from './graph-file.ts';
import { hashOfFile, sha256 } from './hash.ts';

/**
 * Every module of a build by its id; all modules of a package are one, with the code of all of them: a
 * package may be patched without another version.
 */
export async function recordModules(
  build: Rolldown.PluginContext,
  root: string,
): Promise<Map<string, Module>> {
  const named = await Promise.all(
    [...build.getModuleIds()].sort().map(async (id) => ({ id, name: await nameOf(id, root) })),
  );
  const byName = Map.groupBy(named, ({ name }) => name);
  const records = [...byName].map(async ([name, parts]) => {
    const ids = parts.map(({ id }) => id);
    const own = ids.every(isInPackage)
      ? { name, files: filesOf(ids, root) }
      : await recordFile(name, root);
    const module = { ...own, ...codeOf(build, ids, root) };
    return ids.map((id) => [id, module] as const);
  });
  return new Map((await Promise.all(records)).flat());
}

/**
 * A file by its path from the project's folder. Of one that was edited since this process began
 * nobody knows which bytes it read: its hash is made one that no file has.
 */
export async function recordFile(name: string, root: string): Promise<Module> {
  const path = join(root, name);
  const source = await hashOfFile(path);
  if (source === undefined) return { name };
  const { mtimeMs } = await stat(path);
  const isEditedMeanwhile = mtimeMs > performance.timeOrigin && mtimeMs <= Date.now();
  return { name, source: isEditedMeanwhile ? `edited meanwhile: ${source}` : source };
}

/** An id without what bundlers put around a path: a null byte for modules of their own, a query. */
export function fileOf(id: string): string {
  return id.replace(/^\0/, '').replace(/\?.*$/, '');
}

/** What a module is called on every machine. */
async function nameOf(id: string, root: string): Promise<string> {
  if (isInPackage(id)) return nameOfPackage(id);
  const path = fileOf(id);
  return path.startsWith('/') ? posix.relative(root, path) : path;
}

function isInPackage(id: string): boolean {
  return id.includes('/node_modules/');
}

/** Only files with a path: a bundler's own modules, such as its helpers, have none. */
function filesOf(ids: readonly string[], root: string): string[] {
  const paths = ids.map(fileOf).filter((path) => path.startsWith('/'));
  return [...new Set(paths.map((path) => posix.relative(root, path)))].sort();
}

async function nameOfPackage(id: string): Promise<string> {
  const [folder = ''] = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(fileOf(id)) ?? [];
  const { name, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return `${name}@${version}`;
}

/**
 * What the plugins made of a module. Storybook's own virtual modules are left out: they name their
 * imports after folders of this machine, and follow from its settings and its version.
 */
function codeOf(build: Rolldown.PluginContext, ids: string[], root: string): { code?: string } {
  const codes = ids
    .filter((id) => !id.startsWith('\0virtual:/@storybook/'))
    .map((id) => portable(build.getModuleInfo(id)?.code ?? '', root));
  return codes.length > 0 ? { code: sha256(codes.join('\0')) } : {};
}

/** Code without the folders of this machine. */
function portable(code: string, root: string): string {
  return code
    .replaceAll(/[^\s"'`()]*\/node_modules\//g, 'node_modules/')
    .replaceAll(`${root}/`, '');
}
