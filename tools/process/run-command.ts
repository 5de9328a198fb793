import { UserError } from '../../lib/user-error.ts';

/** Runs a command's main function; on an error prints it and exits with code 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exit(1);
  }
}
