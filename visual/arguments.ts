import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from '../tools/library/project.ts';
import { type Shard, shardFrom } from '../tools/library/shard.ts';

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
  | { name: 'apply'; path: string }
  | { name: 'draw'; path: string };

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
  const { values, positionals } = parsedArguments({ args, options: OPTIONS }, USAGE);
  const [name, ...paths] = positionals;
  const [path, ...more] = paths;
  if (name === 'merge') return { name, folders: paths };
  if (name === 'apply' || name === 'draw') {
    if (path && more.length === 0) return { name, path };
    throw new UserError(`${name} takes exactly one path.\n\n${USAGE}`);
  }
  if (name) throw new UserError(`Unknown command "${name}".\n\n${USAGE}`);
  const { all: isAll, built: isBuilt, shard } = values;
  return { name: 'run', options: { isAll, isBuilt, ...(shard && { shard: shardFrom(shard) }) } };
}

const OPTIONS = {
  all: { type: 'boolean', default: false },
  built: { type: 'boolean', default: false },
  shard: { type: 'string' },
} as const;

/**
 * Splits a command line into options and other words.
 * @throws UserError with the usage when an option is unknown or lacks its value
 */
export function parsedArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs({ ...config, allowPositionals: true });
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
