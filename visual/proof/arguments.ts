import { UserError } from '../../tools/library/project.ts';
import { parsedArguments } from '../arguments.ts';
import { MUTATIONS, type Mutation, UNCHANGED } from './mutations.ts';

/** Options of a proof. */
export interface ProofOptions {
  /** The mutations to run, in this order. */
  mutations: readonly Mutation[];
  /** Capture every picture, including those that a mutation cannot affect. */
  all: boolean;
  /** Folder for the copy, which is kept with the reports of all runs in `reports` and used again. */
  keep?: string | undefined;
}

const USAGE = `Usage:
  npm run visual:prove                  every mutation of visual/proof/mutations.ts
  npm run visual:prove -- token text    only these mutations
  npm run visual:prove -- unchanged     only look for false alarms: capture unchanged code completely
  npm run visual:prove -- --all         also capture pictures that a mutation cannot affect
  npm run visual:prove -- --keep DIR    keep the copy of the project and all reports in DIR; the next
                                        proof of the same code there starts with its first mutation`;

/**
 * Reads the command line.
 * @throws UserError with the usage when it is invalid
 */
export function readOptions(args: readonly string[]): ProofOptions {
  const { values, positionals } = parsedArguments({ args, options: OPTIONS }, USAGE);
  return { mutations: positionals.length > 0 ? positionals.map(named) : MUTATIONS, ...values };
}

function named(wanted: string): Mutation {
  const all = [...MUTATIONS, UNCHANGED];
  const found = all.find(({ name }) => name === wanted);
  if (found) return found;
  const names = all.map(({ name }) => name).join(', ');
  throw new UserError(`${wanted}: unknown mutation. Choose from: ${names}.`);
}

const OPTIONS = { all: { type: 'boolean', default: false }, keep: { type: 'string' } } as const;
