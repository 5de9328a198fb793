import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { UserError } from '../../lib/user-error.ts';
import { ROOT } from '../project/paths.ts';
import { describeError } from './describe-error.ts';

test('an error for the user is its message', () => {
  expect(describeError(new UserError('Do this.'))).toBe('Do this.');
});

test('a file that does not exist is named from the folder of the project', async () => {
  const error = await readFile(join(ROOT, 'tokens/none.json')).catch((cause) => cause);
  expect(describeError(error)).toMatch(/^tokens\/none\.json does not exist\. .* \(open ENOENT\)$/);
});

test('a folder in the place of a file is named', async () => {
  const folder = await createFolder({});
  const error = await readFile(join(folder, '.')).catch((cause) => cause);
  expect(describeError(Object.assign(error, { path: folder }))).toContain(`${folder} is a folder`);
});

test('an error of the code keeps its stack', () => {
  expect(describeError(new Error('Unexpected.'))).toContain('at ');
});

test('of what our code throws the place is said first', () => {
  const said = describeError(new ReferenceError('lst is not defined'));
  expect(said).toMatch(
    /^tools\/process\/describe-error\.test\.ts:\d+: ReferenceError: lst is not defined\n\nReferenceError/,
  );
});

test('of a component that a command reads the file is said, and how to find its import', () => {
  const error = new TypeError(`Unknown file extension ".tsx" for ${ROOT}/site/sections/Costs.tsx`);
  expect(describeError(Object.assign(error, { code: 'ERR_UNKNOWN_FILE_EXTENSION' }))).toBe(
    'site/sections/Costs.tsx is imported by what commands read, such as content and definitions of sections, which import no .tsx file. `git grep Costs.tsx` finds the import.',
  );
});
