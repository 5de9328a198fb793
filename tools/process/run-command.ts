import { findMistypedVariables } from '../project/variables.ts';
import './print-errors.ts';

/** Runs a command's main function; an error is printed and ends it with code 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  for (const problem of findMistypedVariables(process.env)) console.warn(problem);
  await main();
}
