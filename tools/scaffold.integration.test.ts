import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSharedFolder } from '../lib/temporary-folder.fixture.ts';
import { run } from './process/run.ts';
import { copyProject } from './project/copy-project.fixture.ts';

const copy = await createSharedFolder();
await copyProject(copy);

test.each([
  ['section Faq', 'site/sections/Faq/index.ts is there already.'],
  ['component callout', '"callout" is no name of a component.'],
  ['component Callout words', 'There is no group "words". There are actions, '],
  ['section', 'Usage:'],
  ['brand Acme', '"Acme" is no name of a brand. Write it like acme or acme-home.'],
  ['brand delete', '"delete" is a word of JavaScript. Choose another name.'],
  ['section Delete', '"Delete" is a word of JavaScript. Choose another name.'],
  ['component Map', '"Map" is a word of JavaScript. Choose another name.'],
  ['brand fernblick', 'is there already.'],
  ['brand acme --from acme.tokens.json', 'acme.tokens.json cannot be read.'],
  ['brand acme --from package.json', 'package.json:'],
])('%s is refused', async (args, reason) => {
  expect(await scaffold(args)).toContain(reason);
});

test('a brand takes a file of tokens, and the list says which of its colours are too close', async () => {
  const tokens = await readFile(join(copy, FERNBLICK), 'utf8');
  const pale = tokens.replace('[0.42, 0.068, 176]', '[0.8, 0.068, 176]');
  await writeFile(join(copy, 'pale.tokens.json'), pale);
  const said = await scaffold('brand acme --from pale.tokens.json');
  expect(said).toMatch(/Contrast .+ color\.action\.main on .+ in acme, light, and needs 3 : 1/);
  expect(said).toMatch(/Legal .+acme\.legal\.json: insurer, .+ accessibilityContact/);
  expect(JSON.parse(await readFile(join(copy, 'tokens/brands/acme.tokens.json'), 'utf8'))).toEqual({
    ...JSON.parse(pale),
    $description: 'What makes the brand Acme look like itself.',
  });
});

const FERNBLICK = 'tokens/brands/fernblick.tokens.json';

async function scaffold(args: string): Promise<string> {
  return (await run(`node tools/scaffold.ts ${args}`, copy)).output;
}
