import { execFileSync } from 'node:child_process';
import { parseJson } from '../../lib/json-files.ts';
import { UserError } from '../../lib/user-error.ts';
import { ACCEPTED_FILE, ROOT } from '../../tools/project/paths.ts';
import {
  type Accepted,
  type AcceptedPictures,
  findPictureId,
  getPictureId,
  parseAccepted,
} from './accepted.ts';

/**
 * The person who decides, from the git config: `Name <email>`.
 * @throws UserError when the git config has no name or email address
 */
export function readGitIdentity(): string {
  const [name, email] = [runGit(ROOT, 'config user.name'), runGit(ROOT, 'config user.email')];
  if (name && email) return `${name.trim()} <${email.trim()}>`;
  throw new UserError(
    'A decision records your name, but the git config has no name or email address.\n' +
      'Run `git config user.name "Your Name"` and `git config user.email you@example.org`.',
  );
}

/** The commits of the accepted pictures. */
export interface History {
  /** The checked-out commit; `none` before the first one, or when git cannot read the folder. */
  head: string;
  /** The commit that wrote the accepted line of each picture id, if it is committed. */
  accepting: ReadonlyMap<string, string>;
  /** The accepting commits that this clone has, the newest first. */
  newestFirst: readonly string[];
  /**
   * The last commit of this branch that accepted pictures or merged what others accepted, and what
   * is accepted there; absent when this clone does not have it.
   */
  latest?: { commit: string; readAccepted: () => AcceptedPictures };
}

/** Reads the history of the accepted pictures. */
export function readHistory(root = ROOT): History {
  const head = runGit(root, 'rev-parse --verify HEAD')?.trim() ?? 'none';
  const accepting = blame(root);
  const unknown = listBoundary(root);
  for (const [id, commit] of accepting) if (unknown.has(commit)) accepting.delete(id);
  for (const commit of new Set(accepting.values())) {
    const [after, before] = [commit, `${commit}^`].map((at) => readAt(root, at, ACCEPTED_FILE));
    if (!after?.startsWith(SHORT) || !before || before.startsWith(SHORT)) continue;
    // It accepted some pictures at most, and wrote the lines of the others in another way.
    const [now, earlier] = [parseAccepted(after), parseAccepted(before)];
    for (const [id, accepter] of blame(root, `${commit}^`)) {
      const isSame = now.get(id)?.when === earlier.get(id)?.when;
      if (isSame && accepting.get(id) === commit) accepting.set(id, accepter);
    }
  }
  const commits = new Set(accepting.values());
  const sort = 'rev-list --no-walk=sorted --ignore-missing';
  const newestFirst = commits.size > 0 ? splitLines(runGit(root, sort, ...commits)) : [];
  const latest = findLatest(root, unknown);
  return { head, accepting, newestFirst, ...(latest && { latest }) };
}

/** The oldest commits of a shallow clone: git takes everything in them for written by them. */
function listBoundary(root: string): ReadonlySet<string> {
  const isShallow = runGit(root, 'rev-parse --is-shallow-repository')?.trim() === 'true';
  return new Set(isShallow ? splitLines(runGit(root, 'rev-list --max-parents=0 HEAD')) : []);
}

function findLatest(root: string, unknown: ReadonlySet<string>): History['latest'] {
  const log = 'log -1 --first-parent --format=%H';
  const commit = runGit(root, log, '--', ACCEPTED_FILE)?.trim();
  if (!commit || unknown.has(commit)) return undefined;
  const readAccepted = () => parseAccepted(readAt(root, commit, ACCEPTED_FILE) ?? '');
  return { commit, readAccepted };
}

/** How the file begins since decisions have lines of their own. */
const SHORT = '{"decision"';

/** The commit that wrote the line of each picture; of the working tree or of a revision. */
function blame(root: string, ...revision: string[]): Map<string, string> {
  const accepting = new Map<string, string>();
  let commit = '';
  const output = runGit(root, 'blame --porcelain', ...revision, '--', ACCEPTED_FILE);
  for (const line of splitLines(output)) {
    // After its header lines, blame prints each line of the file with a leading tab.
    if (/^[0-9a-f]{40} /.test(line)) commit = line.slice(0, 40);
    if (!line.startsWith('\t') || /^0+$/.test(commit)) continue;
    const id = findPictureId(parseJson(line));
    if (id) accepting.set(id, commit);
  }
  return accepting;
}

/** Every committed acceptance of a picture, the latest first. */
export function listAcceptances(
  picture: Pick<Accepted, 'story' | 'mode'>,
  root = ROOT,
): Accepted[] {
  const line = `-G"${picture.story}",("mode":)?"${picture.mode}"`;
  const log = runGit(root, 'log --format=%H --extended-regexp', line, '--', ACCEPTED_FILE);
  const accepted = splitLines(log).flatMap((commit) => {
    const lines = parseAccepted(readAt(root, commit, ACCEPTED_FILE) ?? '');
    return lines.get(getPictureId(picture)) ?? [];
  });
  // The same decision written in another way is none.
  return accepted.filter(({ when }, index) => when !== accepted[index + 1]?.when);
}

/** Whether the working tree has no changes and no untracked files. */
export function isClean(): boolean {
  return runGit(ROOT, 'status --porcelain') === '';
}

/** Files changed since a commit (committed, edited or untracked), relative to the folder. */
export function listChangedFiles(root: string, commit: string): ReadonlySet<string> {
  return new Set([
    ...splitLines(runGit(root, `diff --name-only --no-renames --relative ${commit}`)),
    ...splitLines(runGit(root, 'ls-files --others --exclude-standard')),
  ]);
}

/** A file's text at a commit; `undefined` when it did not exist. */
export function readAt(root: string, commit: string, file: string): string | undefined {
  return runGit(root, 'show', `${commit}:./${file}`);
}

/**
 * The output of git; `undefined` when it fails or is not installed.
 * @param command arguments, split at spaces
 */
export function runGit(root: string, command: string, ...paths: string[]): string | undefined {
  // A git hook that runs this sets its own repository and index, which may be those of another folder.
  const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, ...env } = process.env;
  try {
    // Prints non-ASCII characters in paths as they are, not as octal escapes.
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

function splitLines(output = ''): string[] {
  return output.split('\n').filter((line) => line !== '');
}
