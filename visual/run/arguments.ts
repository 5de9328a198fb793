import { UserError } from '../../lib/user-error.ts';
import { parseOptions } from '../../tools/process/parse-options.ts';

/** Options of a run. */
export interface RunOptions {
  /** Capture everything, including pictures that no change can affect. */
  isAll: boolean;
  /** Use the existing build of site and workbench instead of building them. */
  isBuilt: boolean;
  /** Names of what to look at, as people write them, see `choosePart`; without any, everything. */
  only: readonly string[];
}

/** What is accepted at a commit, to be compared with a later one or, without one, with the working tree. */
export interface ComparisonOptions {
  base: string;
  head?: string | undefined;
  only: readonly string[];
}

/** The command given after `npm run visual --`. */
export type Command =
  | { name: 'run'; options: RunOptions }
  | ({ name: 'compare' } & ComparisonOptions)
  | { name: 'fold' }
  | { name: 'apply'; path: string }
  | { name: 'draw'; path: string };

const USAGE = `Usage:
  npm run visual                       build (unless nothing changed), capture, compare
  npm run visual -- --all              also capture pictures that no change can affect
  npm run visual -- --built            use the existing build of site and workbench
  npm run visual -- --only Button      only a component, section, landing or story; may be repeated
  npm run visual -- --base REV         compare what is accepted with what was at a commit, to look at
  npm run visual -- --base REV --head REV --only Button
                                       what was accepted at both, of a part also what is the same
  npm run visual -- apply FILE         apply drafts that were exported from a report
  npm run visual -- fold               write all decisions into one file, on the main branch`;

/**
 * Reads the command line.
 * @throws UserError with the usage when it is invalid
 */
export function readArguments(args: string[]): Command {
  const { values, positionals } = parseOptions(
    {
      args,
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        built: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [] },
        base: { type: 'string' },
        head: { type: 'string' },
      },
    },
    USAGE,
  );
  const [name, path, ...more] = positionals;
  const { all: isAll, built: isBuilt, only, base, head } = values;
  if (head !== undefined && base === undefined)
    throw new UserError(`--head needs --base. ${USAGE}`);
  if (!name && base !== undefined) return { name: 'compare', base, head, only };
  if (!name) return { name: 'run', options: { isAll, isBuilt, only } };
  if (name === 'fold' && !path) return { name };
  if (name === 'apply' && !path) throw new UserError(`The file of drafts is missing. ${USAGE}`);
  if ((name === 'apply' || name === 'draw') && path && more.length === 0) return { name, path };
  throw new UserError(`Unknown command "${positionals.join(' ')}". ${USAGE}`);
}
