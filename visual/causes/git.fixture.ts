import { execFileSync } from 'node:child_process';
import { writeFiles } from '../../lib/temporary-folder.fixture.ts';

/** Writes files and commits everything. */
export async function commit(
  root: string,
  files: Readonly<Record<string, string>> = {},
): Promise<void> {
  await writeFiles(root, files);
  runGit(root, 'add', '--all');
  runGit(root, 'commit', '--quiet', '--message=A commit');
}

/** Runs git as a person who needs no config; every commit is a second newer than the one before. */
export function runGit(root: string, ...args: string[]): void {
  const env = {
    ...process.env,
    ...{ GIT_AUTHOR_NAME: 'Test', GIT_AUTHOR_EMAIL: 'test@example.org' },
    ...{ GIT_COMMITTER_NAME: 'Test', GIT_COMMITTER_EMAIL: 'test@example.org' },
    GIT_COMMITTER_DATE: new Date(now++ * 1000).toISOString(),
  };
  execFileSync('git', args, { cwd: root, env, stdio: 'pipe' });
}

let now = Date.UTC(2026, 0, 15) / 1000;
