import { UserError } from '../../tools/library/project.ts';
import { parsedArguments } from '../arguments.ts';
import { MUTATIONS } from './mutations.ts';

/** Options of a proof. */
export interface ProofOptions {
  /** Name of the only mutation to run. */
  only?: string | undefined;
  /** Run unchanged code this many times instead of mutations. */
  unchanged?: number | undefined;
  /** Capture every picture, including those that a mutation cannot affect. */
  all: boolean;
  /** New folder for the copy, which is kept with the reports of all runs in `reports`. */
  keep?: string | undefined;
}

const USAGE = `Usage:
  npm run visual:prove                    every mutation of visual/proof/mutations.ts
  npm run visual:prove -- --only NAME     only this mutation
  npm run visual:prove -- --all           also capture pictures that a mutation cannot affect
  npm run visual:prove -- --unchanged 10  run unchanged code ten times
  npm run visual:prove -- --keep DIR      keep the copy of the project and all reports in DIR`;

/**
 * Reads the command line.
 * @throws UserError with the usage when it is invalid
 */
export function readOptions(args: readonly string[]): ProofOptions {
  const { values, positionals } = parsedArguments({ args, options: OPTIONS }, USAGE);
  const { only, unchanged, all, keep } = values;
  const names = MUTATIONS.map(({ name }) => name);
  if (positionals.length > 0) throw new UserError(USAGE);
  if (unchanged !== undefined && !/^[1-9]\d*$/.test(unchanged)) {
    throw new UserError(
      `--unchanged ${unchanged} is invalid. Pass the number of runs.\n\n${USAGE}`,
    );
  }
  if (only !== undefined && !names.includes(only)) {
    throw new UserError(`--only ${only}: unknown mutation. Choose one of: ${names.join(', ')}.`);
  }
  return { only, unchanged: unchanged ? Number(unchanged) : undefined, all, keep };
}

const OPTIONS = {
  only: { type: 'string' },
  unchanged: { type: 'string' },
  all: { type: 'boolean', default: false },
  keep: { type: 'string' },
} as const;
