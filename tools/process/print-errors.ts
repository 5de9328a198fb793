import { describeError } from './describe-error.ts';

/**
 * Prints what ends a command, also what happens before its first line: a file that it imports and that
 * cannot be read. `locked-node.cjs` loads this before each command.
 */
process.on('uncaughtException', (error) => {
  console.error(`\n${describeError(error)}`);
  process.exit(1);
});
