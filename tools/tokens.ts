import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../lib/user-error.ts';
import { buildTokens } from '../tokens/build.ts';
import before from '../tokens/ids.json' with { type: 'json' };
import removed from '../tokens/removed.json' with { type: 'json' };
import { parseOptions } from './process/parse-options.ts';
import { runCommand } from './process/run-command.ts';
import { ROOT } from './project/paths.ts';

const IDS = 'tokens/ids.json';

/** Records the current tokens in `tokens/ids.json`, so that a test fails when one is removed. */
async function recordTokenIds(): Promise<void> {
  const { tokenCatalogue } = await import('../tokens/index.ts');
  const present = tokenCatalogue.map(({ id }) => id).sort();
  const lost = before.filter((id) => !present.includes(id) && !Object.hasOwn(removed, id));
  if (lost.length > 0) {
    throw new UserError(
      `These tokens no longer exist. Add an entry for each to tokens/removed.json that names its replacement:\n${lost.map((id) => `  ${id}`).join('\n')}`,
    );
  }
  await writeFile(join(ROOT, IDS), `${JSON.stringify(present, null, 2)}\n`);
  console.log(`${IDS} lists ${present.length} tokens (previously ${before.length}).`);
}

/** `npm run tokens`: builds the tokens; with `-- --ids` it also records which there are. */
await runCommand(async () => {
  const { values } = parseOptions({ options: { ids: { type: 'boolean', default: false } } });
  await buildTokens();
  if (values.ids) await recordTokenIds();
});
