import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Rolldown } from 'vite';
import { hashFile } from '../../lib/json-files.ts';
import { sha256 } from '../../lib/sha256.ts';

/** The file in the built workbench that lists the modules of each story. */
export const GRAPH_FILE = 'modules.json';

/** Something a picture depends on. */
export interface Module {
  /** Path relative to the project's folder, `package@version`, or the name of a virtual module. */
  name: string;
  /** SHA-256 of the file's bytes; absent when there is no such file in the project. */
  source?: string;
  /** SHA-256 of the transformed code, which may depend on more than the file. */
  code?: string;
  /** For packages: the files that were read, as paths relative to the project's folder. */
  files?: string[];
}

/** The content of `modules.json`. */
export interface GraphFile {
  /** Version of this format; files with another one are rejected. */
  version: 3;
  modules: Module[];
  /** Names of what every story depends on: the preview, its addons, the build settings. */
  shared: string[];
  /** By story file: names of what it imports, statically or dynamically, beyond the shared modules. */
  stories: Record<string, string[]>;
}

/**
 * Every module of a build by its id. The modules of a package are one record with the code of all of
 * them, because a package may be patched without a new version.
 */
export async function recordModules(
  build: Rolldown.PluginContext,
  root: string,
): Promise<Map<string, Module>> {
  const named = await Promise.all(
    [...build.getModuleIds()].sort().map(async (id) => ({ id, name: await nameModule(id, root) })),
  );
  const byName = Map.groupBy(named, ({ name }) => name);
  const records = [...byName].map(async ([name, parts]) => {
    const ids = parts.map(({ id }) => id);
    const own = ids.every(isInPackage)
      ? { name, files: listPaths(ids, root) }
      : await recordFile(name, root);
    const module = { ...own, ...hashCode(build, ids, root) };
    return ids.map((id) => [id, module] as const);
  });
  return new Map((await Promise.all(records)).flat());
}

/**
 * A file by its path relative to the project's folder. If it was edited since this process started, it
 * is unknown which bytes the build read, so it gets a hash that no file has.
 */
export async function recordFile(name: string, root: string): Promise<Module> {
  const path = join(root, name);
  const source = await hashFile(path);
  if (source === undefined) return { name };
  const { mtimeMs } = await stat(path);
  const isEditedDuringBuild = mtimeMs > performance.timeOrigin && mtimeMs <= Date.now();
  return { name, source: isEditedDuringBuild ? `edited meanwhile: ${source}` : source };
}

/** Modules by name, of which the last wins. */
export function sortModules(all: readonly Module[]): Module[] {
  const byName = new Map(all.map((module) => [module.name, module]));
  return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The path in a module id, without the null byte of virtual modules and without the query. */
export function getPath(id: string): string {
  return id.replace(/^\0/, '').replace(/\?.*$/, '');
}

/** A name for a module that is the same on every machine. */
async function nameModule(id: string, root: string): Promise<string> {
  if (isInPackage(id)) return namePackage(id);
  const path = getPath(id);
  return path.startsWith('/') ? posix.relative(root, path) : path;
}

function isInPackage(id: string): boolean {
  return id.includes('/node_modules/');
}

/** Only modules with a path: the bundler's own modules, such as its helpers, have none. */
function listPaths(ids: readonly string[], root: string): string[] {
  const paths = ids.map(getPath).filter((path) => path.startsWith('/'));
  return [...new Set(paths.map((path) => posix.relative(root, path)))].sort();
}

async function namePackage(id: string): Promise<string> {
  const [folder = ''] = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(getPath(id)) ?? [];
  const { name, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return `${name}@${version}`;
}

/**
 * The hash of the transformed code of modules. Storybook's own virtual modules are left out: they
 * contain absolute paths, and are determined by its settings and its version.
 */
function hashCode(build: Rolldown.PluginContext, ids: string[], root: string): { code?: string } {
  const codes = ids
    .filter((id) => !id.startsWith('\0virtual:/@storybook/'))
    .map((id) =>
      shortenPackagePaths(build.getModuleInfo(id)?.code ?? '')
        .replaceAll(`${root}/`, '')
        // Names of files contain a hash of their content; the bundler's ids for them depend on the order
        // in which they were read.
        .replaceAll(/\bimport\.meta\.ROLLDOWN_FILE_URL_([\w$-]+)/g, (_, file) =>
          build.getFileName(file),
        ),
    );
  return codes.length > 0 ? { code: sha256(codes.join('\0')) } : {};
}

function shortenPackagePaths(code: string): string {
  // On code without such a path the expression alone takes long.
  if (!code.includes('/node_modules/')) return code;
  return code.replaceAll(/[^\s"'`()]*\/node_modules\//g, 'node_modules/');
}
