import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOrThrow } from '../../tools/process/run.ts';
import { linkPackages } from '../../tools/project/link-packages.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { isPackageEdited, type ModuleGraph } from '../causes/module-graph.ts';
import { addWorktree, isClean, pruneWorktrees } from './git.ts';

/**
 * Runs work in a checkout of a commit with the packages of its lockfile: the ones installed here if
 * the lockfile is the same and they are unedited, otherwise its own. The checkout is always removed
 * afterwards.
 */
export async function inWorktree<T>(
  commit: string,
  graph: ModuleGraph,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const parent = await mkdtemp(join(tmpdir(), `fernblick-${commit.slice(0, 8)}-`));
  const folder = join(parent, 'project');
  const remove = () => {
    rmSync(parent, { recursive: true, force: true });
    pruneWorktrees();
  };
  process.once('exit', remove);
  try {
    addWorktree(commit, folder);
    if (await sharesPackages(folder, graph)) await linkPackages(folder);
    else await installPackages(folder);
    return await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/** Whether HEAD draws what the working tree shows: neither code nor packages are edited. */
export async function isAsHead(graph: ModuleGraph): Promise<boolean> {
  return isClean() && !(await isPackageEdited(graph));
}

async function installPackages(folder: string): Promise<void> {
  console.log('Installing the packages of its lockfile …');
  await runOrThrow('npm ci --prefer-offline --no-audit --no-fund', folder);
}

async function sharesPackages(folder: string, graph: ModuleGraph): Promise<boolean> {
  const lockfileIn = (project: string) => readFile(join(project, 'package-lock.json'), 'utf8');
  const [own, here] = await Promise.all([lockfileIn(folder), lockfileIn(ROOT)]);
  return own === here && !(await isPackageEdited(graph));
}
