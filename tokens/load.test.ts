import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../lib/temporary-folder.fixture.ts';
import { loadTokens } from './load.ts';

test.each([
  {
    mistake: 'an alias of nothing',
    edit: (text: string) => text.replace('{base.neutral.inkStrong}', '{base.neutral.inkStorng}'),
    message:
      /^tokens\/semantic\.tokens\.json:7: Could not resolve alias \{base\.neutral\.inkStorng\}/,
  },
  {
    mistake: 'an alias of itself',
    edit: (text: string) => text.replace('{base.neutral.inkStrong}', '{color.text.primary}'),
    message: /^tokens\/semantic\.tokens\.json:7.*: Circular alias/,
  },
  {
    mistake: 'a length that is no number',
    edit: (text: string) => text.replace('"value": 680,', '"value": "wide",'),
    message:
      /^tokens\/semantic\.tokens\.json:711: Expected number, received \{"value":"wide"[^\n]*$/,
  },
  {
    mistake: 'text that is no JSON',
    edit: (text: string) => text.replace('"text": {', '"text": '),
    message: /^tokens\/semantic\.tokens\.json is not valid JSON: .*line 6 /,
  },
])('$mistake is named with file and line', async ({ edit, message }) => {
  const folder = await createFolder();
  await cp(import.meta.dirname, folder, {
    recursive: true,
    filter: (path) => !path.endsWith('dist'),
  });
  const file = join(folder, 'semantic.tokens.json');
  await writeFile(file, edit(await readFile(file, 'utf8')));
  await expect(loadTokens(folder)).rejects.toThrow(message);
});
