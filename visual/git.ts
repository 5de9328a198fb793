import { execFileSync } from 'node:child_process';
import { ROOT, UserError } from '../tools/project.ts';

/**
 * Who decides, as git names the author of a commit: `Name <address>`.
 * @throws UserError when git knows nobody
 */
export function gitIdentity(root = ROOT): string {
  const [name, address] = [git(root, 'config user.name'), git(root, 'config user.email')];
  if (name && address) return `${name.trim()} <${address.trim()}>`;
  throw new UserError(
    'A decision carries your name, but git does not know it.\n' +
      'Run `git config user.name "Your Name"` and `git config user.email you@example.org`.',
  );
}

/** The commit that is checked out; `none` before the first one, or where git cannot read the folder. */
export function headCommit(root = ROOT): string {
  return git(root, 'rev-parse --verify HEAD')?.trim() ?? 'none';
}

/** By picture id, the commit that wrote its line of `visual/accepted.jsonl`; committed lines only. */
export function acceptingCommits(root = ROOT): Map<string, string> {
  const commits = new Map<string, string>();
  let commit = '';
  for (const line of lines(git(root, 'blame --porcelain -- visual/accepted.jsonl'))) {
    // Besides its header lines, blame writes each line of the file behind a tab.
    if (/^[0-9a-f]{40} /.test(line)) commit = line.slice(0, 40);
    if (line.startsWith('\t') && !/^0+$/.test(commit)) commits.set(idIn(line), commit);
  }
  return commits;
}

/** Whether every file is as at HEAD. */
export function isClean(root = ROOT): boolean {
  return git(root, 'status --porcelain') === '';
}

/** Commits without doubles, the newest first; those that this clone does not have are left out. */
export function newestFirst(commits: readonly string[], root = ROOT): string[] {
  if (commits.length === 0) return [];
  return lines(git(root, 'rev-list --no-walk=sorted --ignore-missing', ...new Set(commits)));
}

/**
 * Checks a commit out into a folder of its own.
 * @throws UserError when this clone does not have the commit
 */
export function addWorktree(commit: string, folder: string, root = ROOT): void {
  if (git(root, 'worktree add --detach', folder, commit) !== undefined) return;
  throw new UserError(
    'git cannot check it out. In a shallow clone, `git fetch --unshallow` brings the whole history.',
  );
}

/** Forgets checkouts whose folder is gone. */
export function pruneWorktrees(root = ROOT): void {
  git(root, 'worktree prune');
}

/** The later one of two commits; the first when git cannot tell. */
export function newerCommit(root: string, one: string, other: string): string {
  return git(root, `merge-base --is-ancestor ${one} ${other}`) === undefined ? one : other;
}

/** Files, as paths from the folder, that are not as at a commit: committed, edited or added since. */
export function changedSince(root: string, commit: string): ReadonlySet<string> {
  return new Set([
    ...lines(git(root, `diff --name-only --no-renames --relative ${commit}`)),
    ...lines(git(root, 'ls-files --others --exclude-standard')),
  ]);
}

/** A file's text at a commit; `undefined` when it was not there. */
export function textAt(root: string, commit: string, file: string): string | undefined {
  return git(root, 'show', `${commit}:./${file}`);
}

/**
 * What git answers; `undefined` when it fails, or where there is no git.
 * @param command its words, split at spaces
 */
function git(root: string, command: string, ...paths: string[]): string | undefined {
  // A hook that runs us names its own repository and index, which may be of another folder.
  const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, ...env } = process.env;
  try {
    // Other letters than English ones stand in paths as they are, not as numbers.
    const args = ['-c', 'core.quotePath=false', ...command.split(' '), ...paths];
    return execFileSync('git', args, {
      cwd: root,
      env: { ...env, GIT_OPTIONAL_LOCKS: '0' },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: 'pipe',
    });
  } catch {
    return undefined;
  }
}

function lines(output = ''): string[] {
  return output.split('\n').filter((line) => line !== '');
}

function idIn(line: string): string {
  const { story, mode } = JSON.parse(line);
  return `${story}.${mode}`;
}
