import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildTokens } from '../tokens/build.ts';
import { asCommand, ROOT, UserError } from './project.ts';

const IDS = join(ROOT, 'tokens/ids.json');
const REMOVED = join(ROOT, 'tokens/removed.json');

/** Puts the present tokens on record (`tokens/ids.json`), so that a test notices when one vanishes. */
async function recordTokenIds(): Promise<void> {
  await buildTokens();
  const { tokenCatalogue } = await import('../tokens/index.ts');
  const present = tokenCatalogue.map(({ id }) => id).sort();
  const before = JSON.parse(await readFile(IDS, 'utf8')) as string[];
  const removed = JSON.parse(await readFile(REMOVED, 'utf8')) as object;

  const lost = before.filter((id) => !present.includes(id) && !Object.hasOwn(removed, id));
  if (lost.length > 0) {
    throw new UserError(
      `These tokens are gone, and tokens/removed.json does not say what replaces them:\n${lost.map((id) => `  ${id}`).join('\n')}`,
    );
  }
  await writeFile(IDS, `${JSON.stringify(present, null, 2)}\n`);
  console.log(`tokens/ids.json holds ${present.length} tokens (before: ${before.length}).`);
}

await asCommand(recordTokenIds);
