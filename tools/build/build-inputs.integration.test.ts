import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { runOrThrow } from '../process/run.ts';
import { hashBuildInputs } from './build-inputs.ts';

const NO_VARIABLES = {};

test('an edit, a new file and a variable change the hash, an ignored file does not', async () => {
  const folder = await createFolder();
  await runOrThrow('git init --quiet', folder);
  const write = (file: string, text: string) => writeFile(join(folder, file), text);
  await write('.gitignore', 'dist\n');
  await write('Straße.ts', 'one');
  const seen = [await hashBuildInputs(folder, NO_VARIABLES)];

  await write('dist', 'built');
  expect(await hashBuildInputs(folder, NO_VARIABLES)).toBe(seen[0]);

  await write('Straße.ts', 'two');
  seen.push(await hashBuildInputs(folder, NO_VARIABLES));
  await write('new.ts', '');
  seen.push(await hashBuildInputs(folder, NO_VARIABLES));
  seen.push(await hashBuildInputs(folder, { BRAND: 'fernblick-wohnen' }));
  expect(new Set(seen).size).toBe(4);
  expect(seen).not.toContain(undefined);
});

test('there is none outside of git, nor with content from elsewhere', async () => {
  const folder = await createFolder();
  expect(await hashBuildInputs(folder, NO_VARIABLES)).toBeUndefined();
  await runOrThrow('git init --quiet', folder);
  const variables = { CONTENT_API_URL: 'https://content.example' };
  expect(await hashBuildInputs(folder, variables)).toBeUndefined();
});
