import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSharedFolder } from '../lib/temporary-folder.fixture.ts';
import { run } from './process/run.ts';
import { copyProject } from './project/copy-project.fixture.ts';

const copy = await createSharedFolder();
await copyProject(copy);

/** Commands of `docs/` that no other test runs. */
test.each([
  ['tokens', /^Contrast of \d+ pairs: /m],
  ['tokens -- --ids', /^tokens\/ids\.json lists (\d+) tokens \(previously \1\)\.$/m],
  ['landing -- schema', /^Wrote site\/landings\/landing\.schema\.json\.$/m],
  ['bench -- calculation', /^comparison: [\d.]+ ms \(aim: below [\d.]+ ms\)$/m],
  ['bench -- figures', /^0 circles of imports, of types too\n\d+ terms in the glossary$/m],
  ['check -- fuzz 1000 7', /^1,000 calls answered soundly in .+ \(seed 7\)\.$/m],
])('npm run %s does what is written about it', { timeout: 180_000 }, async (command, says) => {
  const { code, output } = await run(`npm run ${command}`, copy);
  expect(output).toMatch(says);
  expect(code).toBe(0);
});

test('npm run format mends what can be', { timeout: 180_000 }, async () => {
  await appendFile(join(copy, 'lib/shard.ts'), '\nexport  const  one = "1"\n');
  const { code, output } = await run('npm run format', copy);
  expect(output).toMatch(/Fixed 1 file\./);
  expect(code).toBe(0);
});
