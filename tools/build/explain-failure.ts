import { inspect } from 'node:util';
import { UserError } from '../../lib/user-error.ts';

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
  if (error instanceof UserError) return error;
  return new UserError(`${inspect(error)}\n\nThe last build is as it was: ${message}`);
}

/** What Node and other programs write about a disk, a quota or a file that is full. */
const FULL = /ENOSPC|EDQUOT|EFBIG|No space left on device|Disk quota exceeded|File too large/;
