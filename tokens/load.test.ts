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
    at: 'inkStorng',
    message: ': Could not resolve alias {base.neutral.inkStorng}',
  },
  {
    mistake: 'an alias of itself',
    edit: (text: string) => text.replace('{base.neutral.inkStrong}', '{color.text.primary}'),
    at: '{color.text.primary}',
    message: ': Circular alias',
  },
  {
    mistake: 'a length that is no number',
    edit: (text: string) => text.replace('"value": 680,', '"value": "wide",'),
    at: '"$value": {\n        "value": "wide"',
    message: ': size.measure has a wrong value. A dimension is written as ',
  },
  ...['{x}', 'off white', 'weiß', '__proto__'].map((name) => ({
    mistake: `the name ${name}`,
    edit: (text: string) => text.replace('"measure": {', `"${name}": {`),
    at: `"${name}": {`,
    message: `: size.${name} has a name of other signs`,
  })),
  {
    mistake: 'text that is no JSON',
    edit: (text: string) => text.replace('"text": {', '"text": '),
    at: '"primary"',
    message: ' is not valid JSON: ',
  },
])('$mistake is named with file and line', async ({ edit, at, message }) => {
  const folder = await copyTokens(edit);
  const text = await readFile(join(folder, 'semantic.tokens.json'), 'utf8');
  const line = text.slice(0, text.indexOf(at)).split('\n').length;
  const said = await loadTokens(folder).catch((error: Error) => error.message);
  expect(said).toMatch(/^tokens\/semantic\.tokens\.json[^\n]*$/);
  expect(said).toContain(message);
  expect(said).toMatch(new RegExp(`:${line}\\b|line ${line} `));
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

test.each([
  ['display-p3', [1, 1, 1]],
  ['a98-rgb', [1, 1, 1]],
  ['prophoto-rgb', [1, 1, 1]],
  ['rec2020', [1, 1, 1]],
  ['srgb-linear', [1, 1, 1]],
  ['hwb', [0, 100, 0]],
  ['lch', [100, 0, 0]],
  ['oklab', [1, 0, 0]],
])('a colour may be in %s', async (colorSpace, components) => {
  const folder = await copyTokens((text) =>
    text.replace('"{base.neutral.white}"', JSON.stringify({ colorSpace, components })),
  );
  expect((await compileTokens(folder)).module).toContain('"raised": "#ffffff"');
});

test('a step of a brand is in OKLCH, in whatever its file has it', async () => {
  const folder = await copyTokens((text) => `${text}\n`);
  const file = join(folder, 'brands/fernblick.tokens.json');
  const oklab = JSON.stringify({ colorSpace: 'oklab', components: [0.5, -0.0778, 0.0054] });
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(/\{[^{}]*\[0\.5, 0\.078, 176\]\s*\}/, () => oklab),
  );
  const { module } = await compileTokens(folder);
  const [, lightness, chroma] =
    /"color\.action\.focus": \[\s*"deep",\s*(.*),\s*(.*)/.exec(module) ?? [];
  expect(Number(lightness)).toBeCloseTo(0.5, 2);
  expect(Number(chroma)).toBeCloseTo(0.078, 2);
});
