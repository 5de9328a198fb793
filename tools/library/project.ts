import { join } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** What `npm run build` writes: the site for visitors and the workbench for designers. */
export const SITE_BUILD = join(ROOT, 'dist/client');
export const WORKBENCH_BUILD = join(ROOT, 'dist/storybook');

/** Where a site is built beside the last one. */
export const NEXT_BUILD = join(ROOT, 'dist/next');
/** What the last build of the site has to say to machines: pages, bytes, warnings, durations. */
export const BUILD_REPORT = join(ROOT, 'dist/build-report.json');

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
