import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSharedFolder } from '../lib/temporary-folder.fixture.ts';
import { getLandingFile } from '../site/landings/landing-file.ts';
import { getStoryId, removePicturesOf } from './landing/stories.ts';
import { turnWords } from './landing/turn-words.fixture.ts';
import { type Finished, run, runOrThrow } from './process/run.ts';
import { copyProject } from './project/copy-project.fixture.ts';
import { DECISIONS, ROOT } from './project/paths.ts';

const FOLDED = `${DECISIONS}/folded.jsonl`;
const copy = await createSharedFolder();
await copyProject(copy);
await runOrThrow('node tokens/build.ts', copy);

test('a landing is made, checked and removed without a trace', { timeout: 180_000 }, async () => {
  const before = snapshot();
  const made = await landing('new city-a --from employees');
  expect(made.code).toBe(0);
  expect(made.output).toContain('Wrote site/landings/city-a.json.');
  expect(made.output).toContain('/en/private-pension-plan-for-city-a.lp');

  const draft = await landing('check');
  expect(draft.code).toBe(1);
  expect(draft.output).toContain('10 problems with landings');
  expect(draft.output).toMatch(
    /site\/landings\/city-a\.json:\d+: city-a, hero\.title \(de\) says the same as that of employees\. Write another text\./,
  );

  writeOwnTexts('city-a');
  expect((await landing('check')).output).toMatch(/^\d+ landings: no problems/m);
  expect((await landing('list')).output).toMatch(/^city-a .* 7 sections$/m);

  const picture = { story: getStoryId('city-a', 'de'), mode: 'de-360' };
  appendFileSync(join(copy, FOLDED), `${JSON.stringify(picture)}\n`);
  expect((await landing('remove city-a')).output).toContain('1 accepted picture.');
  expect(snapshot()).toEqual(before);
});

test('the rows that a build would take are checked too', { timeout: 180_000 }, async () => {
  const variables = { LANDING_ROWS: 'docs/examples/ages.json' };
  const { output } = await run('node tools/landing.ts check', ROOT, { variables });
  expect(output).toMatch(/^\d+ landings and 3 rows of docs\/examples\/ages\.csv: no problems/m);
});

test.each([
  ['{ "path": { }', /site\/landings\/ghost\.json is not valid JSON: .*line 1 column 14/],
  ['[]', 'site/landings/ghost.json is no landing. Write an object with path and sections.'],
])('a file that is no landing is named: %s', { timeout: 180_000 }, async (content, reason) => {
  const file = join(copy, 'site/landings/ghost.json');
  writeFileSync(file, content);
  onTestFinished(() => rmSync(file));
  const { code, output } = await landing('check');
  expect(code).toBe(1);
  expect(output).toMatch(reason);
  expect(output).not.toContain('at parse');
});

test('the pictures of a landing are those of its stories and its social images', () => {
  const lines = readFileSync(join(ROOT, FOLDED), 'utf8');
  const kept = removePicturesOf('close-to-retiring', lines);
  const removed = lines.split('\n').filter((line) => !kept.includes(line));
  expect(removed.length).toBeGreaterThan(0);
  for (const line of removed) expect(line).toMatch(/--close-to-retiring-(en|de)"/);
  expect(kept).not.toMatch(/^(\{"story":|\[)"[\w-]+--close-to-retiring-/m);
});

function landing(args: string): Promise<Finished> {
  return run(`node tools/landing.ts ${args}`.trim(), copy);
}

/** Every file that the command may write. */
function snapshot(): Record<string, string> {
  const landings = readdirSync(join(copy, 'site/landings'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `site/landings/${name}`);
  return Object.fromEntries(
    [...landings, FOLDED].map((file) => [file, readFileSync(join(copy, file), 'utf8')]),
  );
}

/** Gives a copy of the landing for employees texts that no other has. */
function writeOwnTexts(name: string): void {
  const file = join(copy, getLandingFile(name));
  writeFileSync(file, JSON.stringify(turnWords(JSON.parse(readFileSync(file, 'utf8')))));
}
