import { parseArgs } from 'node:util';
import { UserError } from '../tools/library/project.ts';
import type { Shard } from './report.ts';

/** Options of a run. */
export interface RunOptions {
  /** Capture everything, including pictures that no change can affect. */
  isAll: boolean;
  /** Use the existing build of site and workbench instead of building them. */
  isBuilt: boolean;
  /** The part to capture in a run that is split between machines. */
  shard?: Shard;
}

/** The command given after `npm run visual --`. */
export type Command =
  | { name: 'run'; options: RunOptions }
  | { name: 'merge'; folders: string[] }
  | { name: 'apply'; file: string }
  | { name: 'draw'; folder: string };

const USAGE = `Usage:
  npm run visual                       build, capture, compare
  npm run visual -- --all              also capture pictures that no change can affect
  npm run visual -- --built            use the existing build of site and workbench
  npm run visual -- --shard 2/4        capture one part of the pictures
  npm run visual -- merge [DIR …]      merge the reports of all shards
  npm run visual -- apply FILE         apply marks that were exported from a report`;

/**
 * Reads the command line.
 * @throws UserError with the usage when it is invalid
 */
export function readArguments(args: readonly string[]): Command {
  const [first, ...rest] = args;
  if (first === 'merge') return { name: 'merge', folders: rest };
  const [path, ...more] = rest;
  if (first === 'apply' || first === 'draw') {
    if (!path || more.length > 0)
      throw new UserError(`${first} takes exactly one path.\n\n${USAGE}`);
    return first === 'apply' ? { name: 'apply', file: path } : { name: 'draw', folder: path };
  }
  return { name: 'run', options: readOptions(args) };
}

function readOptions(args: readonly string[]): RunOptions {
  const { values, positionals } = parsed(args);
  if (positionals.length > 0) {
    throw new UserError(`Unknown command "${positionals.join(' ')}".\n\n${USAGE}`);
  }
  const { all: isAll, built: isBuilt, shard } = values;
  return { isAll, isBuilt, ...(shard && { shard: readShard(shard) }) };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        built: { type: 'boolean', default: false },
        shard: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function readShard(text: string): Shard {
  const [index = 0, of = 0] = text.split('/').map(Number);
  if (/^\d+\/\d+$/.test(text) && index >= 1 && index <= of) return { index, of };
  throw new UserError(
    `--shard ${text} is invalid. Write for example --shard 2/4 for the second of four parts.`,
  );
}
