import { expect, test } from 'vitest';
import { createSharedFolder } from '../lib/temporary-folder.fixture.ts';
import { run } from './process/run.ts';
import { copyProject } from './project/copy-project.ts';

const copy = await createSharedFolder();
await copyProject(copy);
await run('node tokens/build.ts', copy);

test('a new section and a new component pass types, lint and the tests of all', async () => {
  expect(await scaffold('section new Team')).toContain('Wrote site/sections/Team/Team.tsx');
  expect(await scaffold('component new Callout page')).toContain('Wrote docs/components.md');
  const checks = [
    'tsc -p .',
    'biome check site stories design-system',
    'vitest run --config tests/vitest.config.ts --project unit guidance.test literals.test landings.test spelling.test',
  ];
  for (const { code, output } of await Promise.all(checks.map((check) => run(check, copy))))
    expect(code, output).toBe(0);
}, 180_000);

test.each([
  ['section new Faq', 'site/sections/Faq/index.ts is there already.'],
  ['component new callout', '"callout" is no name of a component.'],
  ['component new Callout words', 'There is no group "words". There are actions, '],
  ['section', 'Usage:'],
])('%s is refused', async (args, reason) => {
  expect(await scaffold(args)).toContain(reason);
});

async function scaffold(args: string): Promise<string> {
  return (await run(`node tools/scaffold.ts ${args}`, copy)).output;
}
