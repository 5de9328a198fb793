import { parseArgs } from 'node:util';
import { UserError } from '../tools/project.ts';
import type { Shard } from './report.ts';

/** What a run is asked to do. */
export interface RunOptions {
  /** Capture everything, also what no change can have reached. */
  isAll: boolean;
  /** Take site and workbench as they were built, instead of building them. */
  isBuilt: boolean;
  /** The part to take, of a run that several machines share. */
  shard?: Shard;
}

/** The command that was typed after `npm run visual --`. */
export type Command =
  | { name: 'run'; options: RunOptions }
  | { name: 'merge'; folders: string[] }
  | { name: 'apply'; file: string }
  | { name: 'draw'; folder: string };

const USAGE = `npm run visual                       build, capture, compare
  npm run visual -- --all              also what no change can have reached
  npm run visual -- --built            take site and workbench as they were built
  npm run visual -- --shard 2/4        one part of the pictures
  npm run visual -- merge [DIR …]      join the reports of all shards
  npm run visual -- apply FILE         carry out marks that were exported from a report`;

/** Reads the command line. Throws UserError with the usage when it makes no sense. */
export function readArguments(args: readonly string[]): Command {
  const [first, ...rest] = args;
  if (first === 'merge') return { name: 'merge', folders: rest };
  const [path, ...more] = rest;
  if (first === 'apply' || first === 'draw') {
    if (!path || more.length > 0) throw new UserError(`${first} takes one path.\n\n  ${USAGE}`);
    return first === 'apply' ? { name: 'apply', file: path } : { name: 'draw', folder: path };
  }
  return { name: 'run', options: readOptions(args) };
}

function readOptions(args: readonly string[]): RunOptions {
  const { values, positionals } = parsed(args);
  if (positionals.length > 0) {
    throw new UserError(`"${positionals.join(' ')}" is not a command.\n\n  ${USAGE}`);
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
    throw new UserError(`${(error as Error).message}\n\n  ${USAGE}`);
  }
}

function readShard(text: string): Shard {
  const [index = 0, of = 0] = text.split('/').map(Number);
  if (/^\d+\/\d+$/.test(text) && index >= 1 && index <= of) return { index, of };
  throw new UserError(`--shard ${text}: write it like 2/4, the second of four parts.`);
}
