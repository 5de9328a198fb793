import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../lib/temporary-folder.fixture.ts';
import { compileTokens } from './build.ts';
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
      /^tokens\/semantic\.tokens\.json:714: size\.measure has a wrong value\. A dimension is written as [^\n]*$/,
  },
  {
    mistake: 'text that is no JSON',
    edit: (text: string) => text.replace('"text": {', '"text": '),
    message: /^tokens\/semantic\.tokens\.json is not valid JSON: .*line 6 /,
  },
])('$mistake is named with file and line', async ({ edit, message }) => {
  await expect(loadTokens(await copyTokens(edit))).rejects.toThrow(message);
});

test('lengths in rem and durations in s are px and ms for all who read tokens', async () => {
  const folder = await copyTokens((text) =>
    text
      .replace('"value": 680,\n        "unit": "px"', '"value": 42.5,\n        "unit": "rem"')
      .replace('"value": 150,\n        "unit": "ms"', '"value": 0.35,\n        "unit": "s"')
      .replace('"value": 38,\n          "unit": "px"', '"value": 2.375,\n          "unit": "rem"'),
  );
  const { light = {} } = (await loadTokens(folder)).fernblick ?? {};
  expect(light['size.measure']?.$value).toEqual({ value: 680, unit: 'px' });
  expect(light['duration.quick']?.$value).toEqual({ value: 350, unit: 'ms' });
  expect(light['typography.hero.compact']?.$value).toMatchObject({
    fontSize: { value: 38, unit: 'px' },
  });
  expect((await compileTokens(folder)).module).not.toMatch(/\d(rem|s)"/);
});

async function copyTokens(edit: (text: string) => string): Promise<string> {
  const folder = await createFolder();
  await cp(import.meta.dirname, folder, {
    recursive: true,
    filter: (path) => !path.endsWith('dist'),
  });
  const file = join(folder, 'semantic.tokens.json');
  const text = await readFile(file, 'utf8');
  expect(edit(text)).not.toBe(text);
  await writeFile(file, edit(text));
  return folder;
}
