import { UserError } from '../../lib/user-error.ts';
import { describeError } from '../process/describe-error.ts';
import { findSource } from './find-source.ts';

/**
 * Says in the last line why a build failed, whatever program or thread noticed it.
 * @param folder what the build writes into
 */
export function explainFailure(error: unknown, folder: string): UserError {
  const message = error instanceof Error ? error.message : String(error);
  const [full] = message.match(FULL) ?? [];
  if (full)
    return new UserError(
      `There is no room left for ${folder} (${full}). The last build is as it was; make room and build again.`,
    );
  const [, refused] = message.match(REFUSED) ?? [];
  if (refused) return new UserError(`${refused}\n${UNCHANGED}`);
  const found = findSource(message);
  if (found) return new UserError(`${found}\n${UNCHANGED}`);
  if (error instanceof UserError) return error;
  return new UserError(`${describeError(error)}\n\nThe last build is as it was: ${message}`);
}

const UNCHANGED = 'The last build is as it was.';

/** What a plugin of ours says among all that the bundler prints about it. */
const REFUSED = /^\[plugin fernblick:[\w-]+\].*\n\w*Error: (.*)/m;

/** What Node and other programs write about a disk, a quota or a file that is full. */
const FULL = /ENOSPC|EDQUOT|EFBIG|No space left on device|Disk quota exceeded|File too large/;
