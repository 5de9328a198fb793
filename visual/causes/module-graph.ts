import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFile, readJson } from '../../lib/json-files.ts';
import { sha256 } from '../../lib/sha256.ts';
import { UserError } from '../../lib/user-error.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { BUILD_INPUTS, CAPTURE_CODE, listFiles, STORY_FILES } from './inputs.ts';
import {
  GRAPH_FILE,
  type GraphFile,
  type Module,
  recordFile,
  sortModules,
} from './record-modules.ts';

/** The modules that the pictures of a built workbench depend on. */
export interface ModuleGraph {
  /** The project's folder. */
  root: string;
  /** All modules of the build. */
  built: readonly Module[];
  /** By story file. */
  stories: ReadonlyMap<string, StoryModules>;
}

/** The modules that the pictures of one story file depend on. */
export interface StoryModules {
  /** Paths relative to the project's folder. */
  files: readonly string[];
  /** As `package@version`. */
  packages: readonly string[];
  /** One hash of everything: while it is the same, so are the pictures. */
  fingerprint: string;
}

/**
 * Reads the modules of the stories of a built workbench, and adds the current capturing code.
 * @throws UserError when the workbench is not built, or was built by another version
 */
export async function readModuleGraph(workbench: string, root = ROOT): Promise<ModuleGraph> {
  const { modules, shared, stories } = await readGraphFile(join(workbench, GRAPH_FILE));
  const byName = new Map(modules.map((module) => [module.name, module]));
  const named = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? []);
  const capture = (await listFiles(root, CAPTURE_CODE)).map((name) => recordFile(name, root));
  const everywhere = [...(await Promise.all(capture)), ...named(shared)];
  const summaries = Object.entries(stories).map(
    ([file, own]) => [file, summarize([...everywhere, ...named(own)])] as const,
  );
  return { root, built: modules, stories: new Map(summaries) };
}

/**
 * The modules that the pictures of a story file depend on.
 * @param source as in `Picture.source`
 * @throws UserError when the workbench has no such story file
 */
export function getModules({ stories }: ModuleGraph, source: string): StoryModules {
  const modules = stories.get(source);
  if (modules) return modules;
  throw new UserError(
    `The built workbench has no story file ${source} (see ${GRAPH_FILE}). Build it again: npm run build`,
  );
}

/**
 * Files that were edited, removed or added since the workbench was built. With any of them the
 * workbench is out of date.
 */
export async function listStaleFiles({ root, built, stories }: ModuleGraph): Promise<string[]> {
  const known = new Set(built.map(({ name }) => name));
  const files = built.filter(({ source }) => source !== undefined);
  const hashes = await Promise.all(files.map(({ name }) => hashFile(join(root, name))));
  const edited = files.filter(({ source }, index) => hashes[index] !== source);
  const addedInputs = (await listFiles(root, BUILD_INPUTS)).filter((file) => !known.has(file));
  const addedStories = (await listFiles(root, STORY_FILES)).filter((file) => !stories.has(file));
  const stale = [...edited.map(({ name }) => name), ...addedInputs, ...addedStories];
  return [...new Set(stale)].sort();
}

/**
 * Whether a file of a package used by the workbench was edited since the installation: npm writes its
 * list of installed packages last.
 */
export async function isPackageEdited({ root, built }: ModuleGraph): Promise<boolean> {
  const installed = await readChangeTime(join(root, 'node_modules/.package-lock.json'));
  const files = built.flatMap(({ files: read = [] }) => read);
  const times = await Promise.all(files.map((file) => readChangeTime(join(root, file))));
  return times.some((time) => time > installed);
}

async function readChangeTime(path: string): Promise<number> {
  return (await stat(path).catch(() => ({ mtimeMs: 0 }))).mtimeMs;
}

function summarize(all: readonly Module[]): StoryModules {
  // The last: records of the build contain more than files.
  const modules = sortModules(all);
  const hashes = modules.map(({ name, source, code }) => [name, source, code]);
  return {
    files: modules.filter(({ source }) => source !== undefined).map(({ name }) => name),
    packages: modules.filter(({ files }) => files !== undefined).map(({ name }) => name),
    fingerprint: sha256(JSON.stringify(hashes)),
  };
}

async function readGraphFile(path: string): Promise<GraphFile> {
  const data = (await readJson(path)) as GraphFile | undefined;
  if (data?.version === 3) return data;
  const why = 'does not exist, is invalid or was written by another version';
  throw new UserError(`${path} ${why}. Build the workbench: npm run build`);
}
