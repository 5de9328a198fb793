import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'arbitraries.ts')
  .map((name) => ({ name, source: readFileSync(new URL(name, folder), 'utf8') }));
const commands = ['benchmark.ts', 'fuzz.ts'];
const engine = files.filter(({ name }) => !commands.includes(name));

test.each(files)('$name imports nothing but its neighbours, by their full names', ({ source }) => {
  const imported = [...source.matchAll(/^(?:import '|.* from ')(.*)';$/gm)].map(([, path]) => path);
  expect(imported.filter((path) => !/^(\.|\.\.\/\.\.\/lib)\/[\w-]+\.ts$/.test(path ?? ''))).toEqual(
    [],
  );
});

test.each(engine)('$name knows no clock, no chance and no locale', ({ source }) => {
  expect(source).not.toMatch(/\bDate\b|\bperformance\b|Math\.random|\bIntl\b|toLocale/);
});
