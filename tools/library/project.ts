import { join } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../..');

/**
 * What `npm run build` writes: the site for visitors and the workbench for designers. `SITE_DIST`
 * names another folder for the site, relative to `site`.
 */
export const SITE_BUILD = join(ROOT, 'site', process.env.SITE_DIST ?? '../dist', 'client');
export const WORKBENCH_BUILD = join(ROOT, 'dist/storybook');

/** An error whose message is meant for the person who ran the command. It is printed without a stack. */
export class UserError extends Error {}

/** Runs a command's main function; on an error prints it and exits with code 1. */
export async function asCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exit(1);
  }
}
