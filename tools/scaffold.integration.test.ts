import { expect, test } from 'vitest';
import { createSharedFolder } from '../lib/temporary-folder.fixture.ts';
import { run } from './process/run.ts';
import { copyProject } from './project/copy-project.ts';

const copy = await createSharedFolder();
await copyProject(copy);

test.each([
  ['section Faq', 'site/sections/Faq/index.ts is there already.'],
  ['component callout', '"callout" is no name of a component.'],
  ['component Callout words', 'There is no group "words". There are actions, '],
  ['section', 'Usage:'],
])('%s is refused', async (args, reason) => {
  expect(await scaffold(args)).toContain(reason);
});

async function scaffold(args: string): Promise<string> {
  return (await run(`node tools/scaffold.ts ${args}`, copy)).output;
}
