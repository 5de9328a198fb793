import { join } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '..');

/** What `npm run build` writes: the site that visitors get, and the workbench that designers get. */
export const SITE_BUILD = join(ROOT, 'dist/client');
export const WORKBENCH_BUILD = join(ROOT, 'dist/storybook');

/** A failure that the person at the keyboard can mend: its message is the whole story, no stack. */
export class Mendable extends Error {}

/** Runs a command's main function; ends the process with 1 and one clear message when it fails. */
export async function asCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Mendable ? `\n${error.message}` : error);
    process.exit(1);
  }
}
