import { expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { run } from './run.ts';

test('a file that a command imports and that is no JSON is named with its line, without a stack', async () => {
  const folder = await createFolder({
    'texts.json': '{\n  "one": 1\n  "two": 2\n}',
    'main.mjs': "import './texts.json' with { type: 'json' };",
  });
  const printErrors = new URL('print-errors.ts', import.meta.url).href;
  const { code, output } = await run(`node --import=${printErrors} main.mjs`, folder);
  expect(code).toBe(1);
  expect(output).toMatch(/^\n.*\/texts\.json is not valid JSON: .*\(line 3 column 3\)\n$/);
});

test('a file with the markers of a merge says so', async () => {
  const folder = await createFolder({
    'texts.json': '{\n<<<<<<< HEAD\n  "one": 1\n=======\n  "one": 2\n>>>>>>> other\n}',
    'main.mjs': "import './texts.json' with { type: 'json' };",
  });
  const printErrors = new URL('print-errors.ts', import.meta.url).href;
  const { code, output } = await run(`node --import=${printErrors} main.mjs`, folder);
  expect(code).toBe(1);
  expect(output).toMatch(/^\n.*\/texts\.json:2 has a merge conflict that nobody has solved.*\n$/);
});
