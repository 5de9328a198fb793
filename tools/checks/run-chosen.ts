import { join } from 'node:path';
import { UserError } from '../../lib/user-error.ts';
import { ROOT } from '../project/paths.ts';

/**
 * Runs one of several programs by its name, the first argument; the others are its own.
 * @param programs their files
 * @throws UserError that names all when there is none of this name
 */
export async function runChosen(
  command: string,
  programs: Readonly<Record<string, string>>,
): Promise<void> {
  const [name = ''] = process.argv.splice(2, 1);
  const file = Object.hasOwn(programs, name) ? programs[name] : undefined;
  if (file) await import(join(ROOT, file));
  else
    throw new UserError(
      `Usage: npm run ${command} -- NAME\nThere are ${Object.keys(programs).join(', ')}.`,
    );
}
