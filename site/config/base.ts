import { UserError } from '../../lib/user-error.ts';

/** Where a site begins on its host by default: it has the host for itself. */
export const AT_ROOT = '/';

/**
 * Reads where a site begins on its host: `/my-repo/`, also written without one or both of its slashes.
 * Only what reads the same in an address, in a file's path and in the configuration of a host.
 * @throws UserError for anything else
 */
export function readBase(value: string): string {
  const base = `/${value}/`.replaceAll(/^\/+|\/+$/g, '/');
  if (value !== '' && !value.startsWith('//') && BASE.test(base)) return base;
  throw new UserError(
    `--base "${value}" is not a folder of a host. Write it as /my-repo/, of letters a to z, digits, "-", "_", "~" and ".".`,
  );
}

/** No folder begins with a dot: hosts hide such ones. */
const BASE = /^\/([\w~-][\w.~-]*\/)*$/;
