import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Mendable, ROOT } from '../../tools/project.ts';
import { sha256 } from '../baselines.ts';
import { GRAPH_FILE, type GraphFile, type Module } from './graph-file.ts';
import { hashOfFile } from './hash-of-file.ts';
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
  /** What the fingerprint is made of: the hashes of each module by its name. */
  hashes: ReadonlyMap<string, string>;
}

/**
 * Reads which modules the stories of a built workbench are made of. What takes the pictures counts
 * among them, as it is now.
 * @throws Mendable when the workbench is not built, or not by this project's build
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
 * @throws Mendable when the workbench has no such story file
 */
export function modulesOf({ stories }: ModuleGraph, source: string): StoryModules {
  const modules = stories.get(source);
  if (modules) return modules;
  throw new Mendable(
    `${source} is not among the stories of the built workbench (${GRAPH_FILE}). Build it anew: npm run build`,
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

/** Of modules with the same name the last one counts: the build knows more than the disk. */
function summaryOf(all: readonly Module[]): StoryModules {
  const byName = new Map(all.map((module) => [module.name, module]));
  const modules = [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const hashes = new Map(modules.map(({ name, source, code }) => [name, `${source} ${code}`]));
  return {
    files: modules.filter(({ source }) => source !== undefined).map(({ name }) => name),
    packages: modules.filter(({ isPackage }) => isPackage).map(({ name }) => name),
    fingerprint: sha256(JSON.stringify([...hashes])),
    hashes,
  };
}

const index = z.int().nonnegative();

const graphFileSchema: z.ZodType<GraphFile> = z.object({
  version: z.literal(1),
  modules: z.array(
    z.object({
      name: z.string(),
      source: z.string().exactOptional(),
      code: z.string().exactOptional(),
      isPackage: z.literal(true).exactOptional(),
    }),
  ),
  shared: z.array(index),
  stories: z.record(z.string(), z.array(index)),
});

async function readGraphFile(path: string): Promise<GraphFile> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Mendable(`There is no ${path}. Build the workbench first: npm run build`);
  });
  const parsed = graphFileSchema.safeParse(parseJson(text));
  const { data } = parsed;
  const isWhole =
    data &&
    [data.shared, ...Object.values(data.stories)].flat().every((i) => i < data.modules.length);
  if (isWhole) return data;
  throw new Mendable(
    `${path} is broken or of another version. Build the workbench anew: npm run build`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
