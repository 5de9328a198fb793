import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What git knows about the project. Paths are from the project's folder. */
export interface Repository {
  /** The commit that last touched a baseline, or the present one when none ever did. */
  commitOf(baseline: string): string;
  /** Files that are not as they were at a commit: committed, edited or added since. */
  changedSince(commit: string): ReadonlySet<string>;
  /** A file's text at a commit; `undefined` when it was not there. */
  textAt(commit: string, file: string): string | undefined;
  /** A file's text on disk; `undefined` when it is not there. */
  textNow(file: string): string | undefined;
}

/** Opens the git repository that a folder is in; `undefined` without one, or without git. */
export async function openRepository(root: string): Promise<Repository | undefined> {
  const head = attempt(() => git(root, 'rev-parse --verify HEAD').trim());
  if (head === undefined) return undefined;
  const commits = await lastCommits(root, 'visual/baselines');
  return {
    commitOf: (baseline) => commits.get(`visual/baselines/${baseline}`) ?? head,
    changedSince: (commit) =>
      new Set([
        ...lines(git(root, `diff --name-only --no-renames --relative ${commit}`)),
        ...lines(git(root, 'ls-files --others --exclude-standard')),
      ]),
    textAt: (commit, file) => attempt(() => git(root, 'show', `${commit}:./${file}`)),
    textNow: (file) => attempt(() => readFileSync(join(root, file), 'utf8')),
  };
}

/** By path, the newest commit that touched it: one look into the log for all files of a folder. */
async function lastCommits(root: string, folder: string): Promise<Map<string, string>> {
  const args = argsOf('log -c --name-only --relative --format=commit:%H --', folder);
  const { stdout } = await promisify(execFile)('git', args, optionsIn(root));
  const commits = new Map<string, string>();
  let commit = '';
  for (const line of lines(stdout)) {
    if (line.startsWith('commit:')) commit = line.slice('commit:'.length);
    else if (!commits.has(line)) commits.set(line, commit);
  }
  return commits;
}

/** @param command its words, split at spaces */
function git(root: string, command: string, ...paths: string[]): string {
  return execFileSync('git', argsOf(command, ...paths), { ...optionsIn(root), stdio: 'pipe' });
}

/** Other letters than English ones stand in paths as they are, not as numbers. */
function argsOf(command: string, ...paths: string[]): string[] {
  return ['-c', 'core.quotePath=false', ...command.split(' '), ...paths];
}

function optionsIn(root: string) {
  // A hook that runs us names its own repository and index, which may be of another folder.
  const env = Object.entries(process.env).filter(
    ([name]) => !['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE'].includes(name),
  );
  return {
    cwd: root,
    env: { ...Object.fromEntries(env), GIT_OPTIONAL_LOCKS: '0' },
    encoding: 'utf8' as const,
    maxBuffer: 2 ** 28,
  };
}

function lines(output: string): string[] {
  return output.split('\n').filter((line) => line !== '');
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
