import { execFileSync } from 'node:child_process';
import { UserError } from '../../lib/user-error.ts';
import { DECISIONS, ROOT } from '../../tools/project/paths.ts';
import {
  type AcceptedPictures,
  type Decisions,
  getPictureId,
  parseAnswers,
  resolveAnswers,
} from '../model/decisions.ts';

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
  /** See `readHead`. */
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

/**
 * Reads the history of the accepted pictures.
 * @param accepted what the working tree says
 */
export function readHistory(accepted: AcceptedPictures, root = ROOT): History {
  const head = readHead(root);
  const unknown = listBoundary(root);
  const accepting = new Map<string, string>();
  for (const { commit, line } of readAdditions(root)) {
    const [, story = '', mode = '', pixels] = ROW.exec(line) ?? [];
    const id = getPictureId({ story, mode });
    // From the newest commit on: all after the first one wrote the line in another file.
    if (pixels && accepted.get(id)?.pixels === pixels && !unknown.has(commit))
      accepting.set(id, commit);
  }
  const commits = new Set(accepting.values());
  const sort = 'rev-list --no-walk=sorted --ignore-missing';
  const newestFirst = commits.size > 0 ? splitLines(runGit(root, sort, ...commits)) : [];
  const latest = findLatest(root, unknown);
  return { head, accepting, newestFirst, ...(latest && { latest }) };
}

/** The checked-out commit; `none` before the first one, or when git cannot read the folder. */
export function readHead(root = ROOT): string {
  return runGit(root, 'rev-parse --verify HEAD')?.trim() ?? 'none';
}

/** The beginning of a line about a picture: its story, its mode and its pixels. */
const ROW = /^\["([^"]+)","([^"]+)","([0-9a-f]{64})",\d/;

/** The oldest commits of a shallow clone: git takes everything in them for written by them. */
function listBoundary(root: string): ReadonlySet<string> {
  const isShallow = runGit(root, 'rev-parse --is-shallow-repository')?.trim() === 'true';
  return new Set(isShallow ? splitLines(runGit(root, 'rev-list --max-parents=0 HEAD')) : []);
}

/** Where the decisions stand, and where they stood together until 2026-11-28. */
const PATHS = ['--', DECISIONS, 'visual/accepted.jsonl'];

function findLatest(root: string, unknown: ReadonlySet<string>): History['latest'] {
  const commit = runGit(root, 'log -1 --first-parent --format=%H', ...PATHS)?.trim();
  if (!commit || unknown.has(commit)) return undefined;
  return { commit, readAccepted: () => readDecisionsAt(commit, root).accepted };
}

/** What all decisions amounted to at a commit. */
export function readDecisionsAt(commit: string, root = ROOT): Decisions {
  const text = runGit(root, 'grep -h -e ^', commit, ...PATHS) ?? '';
  return resolveAnswers(parseAnswers(text, commit));
}

/**
 * The hash of a commit that somebody names.
 * @throws UserError when this clone has none of that name
 */
export function findCommit(name: string, root = ROOT): string {
  const commit = runGit(root, 'rev-parse --verify --quiet', `${name}^{commit}`)?.trim();
  if (commit) return commit;
  throw new UserError(`This clone has no commit "${name}". \`git log --oneline\` lists them.`);
}

/** Every line that a commit added to a file of decisions, the newest first. */
function readAdditions(root: string): { commit: string; line: string }[] {
  const log = 'log -p --unified=0 --no-renames --no-color --format=commit:%H';
  let commit = '';
  return splitLines(runGit(root, log, ...PATHS)).flatMap((line) => {
    if (line.startsWith('commit:')) commit = line.slice('commit:'.length);
    return /^\+[[{]/.test(line) ? [{ commit, line: line.slice(1) }] : [];
  });
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

/** The lines of a file that are new since a commit, with those beside them: with one of these they may have swapped. */
export function readChangedLines(root: string, commit: string, file: string): string[] {
  const diff = runGit(root, 'diff --unified=1 --no-color', commit, '--', file);
  const [, ...hunks] = (diff ?? '').split(/^@@.*$/m);
  return hunks.flatMap(splitLines).flatMap((line) => (/^[ +]/.test(line) ? line.slice(1) : []));
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
