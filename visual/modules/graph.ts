import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, UserError } from '../../tools/project.ts';
import { GRAPH_FILE, type GraphFile, graphFileSchema, type Module } from './graph-file.ts';
import { hashOfFile, sha256 } from './hash.ts';
import { buildInputs, captureFiles, storyFiles } from './inputs.ts';
import { recordFile } from './record-modules.ts';

/** What the pictures of a built workbench are made of. */
export interface ModuleGraph {
  /** The project's folder. */
  root: string;
  /** Everything the workbench was built from. */
  built: readonly Module[];
  /** By story file. */
  stories: ReadonlyMap<string, StoryModules>;
}

/** What the pictures of one story file are made of. */
export interface StoryModules {
  /** Paths from the project's folder. */
  files: readonly string[];
  /** As `package@version`. */
  packages: readonly string[];
  /** One hash of everything: as long as it stays, the pictures stay. */
  fingerprint: string;
}

/**
 * Reads which modules the stories of a built workbench are made of. What takes the pictures counts
 * among them, as it is now.
 * @throws UserError when the workbench is not built, or not by this project's build
 */
export async function readModuleGraph(workbench: string, root = ROOT): Promise<ModuleGraph> {
  const { modules, shared, stories } = await readGraphFile(join(workbench, GRAPH_FILE));
  const modulesAt = (indices: readonly number[]) =>
    indices.flatMap((index) => modules[index] ?? []);
  const capture = (await captureFiles(root)).map((name) => recordFile(name, root));
  const everywhere = [...(await Promise.all(capture)), ...modulesAt(shared)];
  const summaries = Object.entries(stories).map(
    ([file, own]) => [file, summaryOf([...everywhere, ...modulesAt(own)])] as const,
  );
  return { root, built: modules, stories: new Map(summaries) };
}

/**
 * What the pictures of a story file are made of.
 * @param source as in `Picture.source`
 * @throws UserError when the workbench has no such story file
 */
export function modulesOf({ stories }: ModuleGraph, source: string): StoryModules {
  const modules = stories.get(source);
  if (modules) return modules;
  throw new UserError(
    `${source} is not among the stories of the built workbench (${GRAPH_FILE}). Build it again: npm run build`,
  );
}

/**
 * Files that are not what the workbench was built from: edited, removed or added since. A workbench
 * with any of them shows the past.
 */
export async function staleFiles({ root, built, stories }: ModuleGraph): Promise<string[]> {
  const known = new Set(built.map(({ name }) => name));
  const edited = built.map(async ({ name, source }) => {
    if (source === undefined) return [];
    return (await hashOfFile(join(root, name))) === source ? [] : [name];
  });
  const addedInputs = (await buildInputs(root)).filter((file) => !known.has(file));
  const addedStories = (await storyFiles(root)).filter((file) => !stories.has(file));
  return [
    ...new Set([...(await Promise.all(edited)).flat(), ...addedInputs, ...addedStories]),
  ].sort();
}

/**
 * Whether a file of a package that the workbench is made of was edited since npm installed: npm
 * writes its own list of what is installed last.
 */
export async function isPackageEdited({ root, built }: ModuleGraph): Promise<boolean> {
  const installed = await changeTime(join(root, 'node_modules/.package-lock.json'));
  const files = built.flatMap(({ files: read = [] }) => read);
  const times = await Promise.all(files.map((file) => changeTime(join(root, file))));
  return times.some((time) => time > installed);
}

/** When a file was last written; 0 when it is not there. */
async function changeTime(path: string): Promise<number> {
  return await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

/** Of modules with the same name the last one counts: the build knows more than the disk. */
function summaryOf(all: readonly Module[]): StoryModules {
  const byName = new Map(all.map((module) => [module.name, module]));
  const modules = [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const hashes = modules.map(({ name, source, code }) => [name, source, code]);
  return {
    files: modules.filter(({ source }) => source !== undefined).map(({ name }) => name),
    packages: modules.filter(({ files }) => files !== undefined).map(({ name }) => name),
    fingerprint: sha256(JSON.stringify(hashes)),
  };
}

async function readGraphFile(path: string): Promise<GraphFile> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UserError(`There is no ${path}. Build the workbench first: npm run build`);
  });
  try {
    return graphFileSchema.parse(JSON.parse(text));
  } catch {
    throw new UserError(
      `${path} is broken or of another version. Build the workbench again: npm run build`,
    );
  }
}
