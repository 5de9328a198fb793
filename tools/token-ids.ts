import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../lib/user-error.ts';
import { buildTokens } from '../tokens/build.ts';
import { runCommand } from './process/run-command.ts';
import { ROOT } from './project/paths.ts';

const IDS = join(ROOT, 'tokens/ids.json');
const REMOVED = join(ROOT, 'tokens/removed.json');

/** Records the current tokens in `tokens/ids.json`, so that a test fails when one is removed. */
async function recordTokenIds(): Promise<void> {
  await buildTokens();
  const { tokenCatalogue } = await import('../tokens/index.ts');
  const present = tokenCatalogue.map(({ id }) => id).sort();
  const before: string[] = JSON.parse(await readFile(IDS, 'utf8'));
  const removed: object = JSON.parse(await readFile(REMOVED, 'utf8'));

  const lost = before.filter((id) => !present.includes(id) && !Object.hasOwn(removed, id));
  if (lost.length > 0) {
    throw new UserError(
      `These tokens no longer exist. Add an entry for each to tokens/removed.json that names its replacement:\n${lost.map((id) => `  ${id}`).join('\n')}`,
    );
  }
  await writeFile(IDS, `${JSON.stringify(present, null, 2)}\n`);
  console.log(`tokens/ids.json lists ${present.length} tokens (previously ${before.length}).`);
}

await runCommand(recordTokenIds);
