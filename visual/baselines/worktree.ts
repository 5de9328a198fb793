import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../../lib/user-error.ts';
import { runOrThrow } from '../../tools/process/run.ts';
import { linkPackages } from '../../tools/project/link-packages.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { runGit } from './git.ts';

/**
 * Runs work in a checkout of a commit with the packages of its lockfile: the ones installed here if
 * the lockfile is the same and they are unedited, otherwise its own. The checkout is always removed
 * afterwards.
 * @throws UserError when this clone does not have the commit
 */
export async function withWorktree<T>(
  commit: string,
  hasEditedPackages: boolean,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const parent = mkdtempSync(join(tmpdir(), `fernblick-${commit.slice(0, 8)}-`));
  const folder = join(parent, 'project');
  const remove = () => {
    rmSync(parent, { recursive: true, force: true });
    runGit(ROOT, 'worktree prune');
  };
  process.once('exit', remove);
  try {
    if (runGit(ROOT, 'worktree add --detach', folder, commit) === undefined) {
      throw new UserError(
        'git cannot check out the commit. In a shallow clone, run `git fetch --unshallow` to get the whole history.',
      );
    }
    const [here, there] = [ROOT, folder].map((project) =>
      readFileSync(join(project, 'package-lock.json'), 'utf8'),
    );
    if (!hasEditedPackages && here === there) await linkPackages(folder);
    else {
      console.log('Installing the packages of its lockfile …');
      await runOrThrow('npm ci --prefer-offline --no-audit --no-fund', folder);
    }
    return await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
