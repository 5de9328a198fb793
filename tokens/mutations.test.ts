import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyMutation } from '../lib/mutate-json.fixture.ts';
import { createFolder } from '../lib/temporary-folder.fixture.ts';
import { UserError } from '../lib/user-error.ts';
import { compileTokens } from './build.ts';

/** More with `MUTATIONS=300 npm run test:some -- --project unit mutations`. */
const COUNT = Number(process.env.MUTATIONS ?? 30);

const FILES = [
  'base.tokens.json',
  'semantic.tokens.json',
  'dark.tokens.json',
  'brands/fernblick.tokens.json',
  'tokens.resolver.json',
];

test(`${COUNT} mistakes in the files of tokens each end in sentences that name file and line, or in sound values`, async () => {
  const folder = await createFolder();
  await cp(import.meta.dirname, folder, {
    recursive: true,
    filter: (path) => !path.endsWith('dist'),
  });
  const property = fc.asyncProperty(
    fc.constantFrom(...FILES),
    anyMutation,
    async (name, mutate) => {
      const file = join(folder, name);
      const text = await readFile(file, 'utf8');
      await writeFile(file, mutate(text));
      try {
        const { module } = await compileTokens(folder);
        expect(/undefined|NaN|Infinity|\[object/.exec(module)).toBeNull();
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        for (const line of error.message.split('\n')) expect(line).toMatch(NAMED);
      } finally {
        await writeFile(file, text);
      }
    },
  );
  await fc.assert(property, { numRuns: COUNT, seed: 1, endOnFailure: true });
}, 600_000);

const NAMED =
  /^tokens\/[\w./-]+\.json(:\d+| is not valid JSON)|^tokens\/contrast\.ts names|^The pairs are/;
