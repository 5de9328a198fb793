import { parseArgs } from 'node:util';
import { UserError } from '../../tools/project.ts';
import { MUTATIONS } from './mutations.ts';

/** What a proof is asked to do. */
export interface ProofOptions {
  /** Name of the one mutation to prove. */
  only?: string;
  /** Run unchanged code this often instead of mutations. */
  unchanged?: number;
  /** Take every picture, also those that no mutation can have reached. */
  all: boolean;
  /** New folder in which the copy stays, with the reports of all runs in `reports`. */
  keep?: string;
}

const USAGE = `npm run visual:prove                    each mutation of visual/proof/mutations.ts
  npm run visual:prove -- --only NAME     one of them
  npm run visual:prove -- --all           without skipping what a mutation cannot have reached
  npm run visual:prove -- --unchanged 10  no mutation, ten times
  npm run visual:prove -- --keep DIR      leave the copy of the project and all reports there`;

/** Reads the command line. Throws UserError with the usage when it makes no sense. */
export function readOptions(args: readonly string[]): ProofOptions {
  const { only, unchanged, all, keep } = parsed(args);
  if (unchanged !== undefined && !/^[1-9]\d*$/.test(unchanged)) {
    throw new UserError(`--unchanged ${unchanged}: write how often.\n\n  ${USAGE}`);
  }
  if (only !== undefined && !MUTATIONS.some(({ name }) => name === only)) {
    const names = MUTATIONS.map(({ name }) => name).join(', ');
    throw new UserError(`--only ${only}: there is no such mutation. There are ${names}.`);
  }
  return {
    all,
    ...(only && { only }),
    ...(unchanged && { unchanged: Number(unchanged) }),
    ...(keep && { keep }),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        unchanged: { type: 'string' },
        all: { type: 'boolean', default: false },
        keep: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n  ${USAGE}`);
  }
}
