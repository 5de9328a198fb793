import { findMistypedVariables } from '../project/variables.ts';
import { describeError } from './describe-error.ts';

/** Runs a command's main function; on an error prints it and exits with code 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  for (const problem of findMistypedVariables(process.env)) console.warn(problem);
  try {
    await main();
  } catch (error) {
    console.error(`\n${describeError(error)}`);
    process.exit(1);
  }
}
