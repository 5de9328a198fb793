import { UserError } from '../../tools/library/project.ts';
import { parsedArguments } from '../arguments.ts';
import { MUTATIONS, type Mutation } from './mutations.ts';

/** Options of a proof. */
export interface ProofOptions {
  /** The mutations to run. */
  mutations: readonly Mutation[];
  /** Run unchanged code this many times instead of mutations. */
  unchanged?: number | undefined;
  /** Capture every picture, including those that a mutation cannot affect, also of unchanged code. */
  all: boolean;
  /** Folder for the copy, which is kept with the reports of all runs in `reports` and used again. */
  keep?: string | undefined;
}

const USAGE = `Usage:
  npm run visual:prove                    every mutation of visual/proof/mutations.ts
  npm run visual:prove -- token text      only these mutations
  npm run visual:prove -- --all           also capture pictures that a mutation cannot affect
  npm run visual:prove -- --unchanged 10  run unchanged code ten times
  npm run visual:prove -- --keep DIR      keep the copy of the project and all reports in DIR; the next
                                          proof of the same code there starts with its first mutation`;

/**
 * Reads the command line.
 * @throws UserError with the usage when it is invalid
 */
export function readOptions(args: readonly string[]): ProofOptions {
  const { values, positionals } = parsedArguments({ args, options: OPTIONS }, USAGE);
  const { unchanged, all, keep } = values;
  if (unchanged !== undefined && !/^[1-9]\d*$/.test(unchanged)) {
    throw new UserError(
      `--unchanged ${unchanged} is invalid. Pass the number of runs.\n\n${USAGE}`,
    );
  }
  const mutations = positionals.length > 0 ? positionals.map(mutationNamed) : MUTATIONS;
  return { mutations, unchanged: unchanged ? Number(unchanged) : undefined, all, keep };
}

function mutationNamed(wanted: string): Mutation {
  const found = MUTATIONS.find(({ name }) => name === wanted);
  if (found) return found;
  const names = MUTATIONS.map(({ name }) => name).join(', ');
  throw new UserError(`${wanted}: unknown mutation. Choose from: ${names}.`);
}

const OPTIONS = {
  unchanged: { type: 'string' },
  all: { type: 'boolean', default: false },
  keep: { type: 'string' },
} as const;
