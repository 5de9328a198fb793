import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../../lib/user-error.ts';
import type { MessageTexts } from '../../../site/landings/check/landing-problems.ts';
import type { Landing } from '../../../site/landings/landing.ts';
import { landingFile } from '../../../site/landings/landing-files.ts';
import { ROOT } from '../../project/paths.ts';

/** What the files of this project say about landings. */
export interface LandingFiles {
  landings: Readonly<Record<string, Landing>>;
  messages: MessageTexts;
  /** The addresses of all other pages. */
  otherPaths: readonly string[];
}

/**
 * Reads the table of landings, their messages and what else has an address.
 * @throws UserError when a file of theirs cannot be read, such as one with an open brace
 */
export async function readLandings(): Promise<LandingFiles> {
  try {
    const { landings } = await import('../../../site/landings/index.ts');
    const { messages } = await import('../../../site/i18n/messages/index.ts');
    const { listOtherPaths } = await import('../../../site/prerender/routes.ts');
    return { landings, messages, otherPaths: listOtherPaths() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `The landings cannot be read: ${reason}\nSee site/landings/index.ts and the files that it imports; \`npx tsc -p .\` says where.`,
    );
  }
}

/**
 * Keeps a file that belongs to no landing of the table from being replaced by one of that name.
 * @throws UserError when there is such a file
 */
export function assertOwnFile(name: string, { landings }: Pick<LandingFiles, 'landings'>): void {
  const file = landingFile(name);
  if (Object.hasOwn(landings, name) || !existsSync(join(ROOT, file))) return;
  throw new UserError(`${file} exists already. Choose another name, or remove the file.`);
}
