import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LOCALES } from '../site/locales.ts';
import { ACCEPTED_PICTURES, withoutPicturesOf } from './library/landing/accepted-pictures.ts';
import { ROOT } from './library/project.ts';
import { copyProject } from './library/project-copy.fixture.ts';
import { type Finished, run } from './library/run.ts';

const NAMES = Array.from({ length: 20 }, (_, at) => `city${String.fromCharCode(65 + at)}`);

const { folder: copy, remove } = copyProject();

afterAll(remove);

test('twenty landings are made, checked and removed without a trace', {
  timeout: 300_000,
}, async () => {
  const before = snapshot();
  const started = performance.now();
  for (const name of NAMES) {
    expect((await landing(`new ${name} --from employees`)).code).toBe(0);
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(`new: ${(seconds / NAMES.length).toFixed(2)} s for each of ${NAMES.length} landings`);

  const draft = await landing('check');
  expect(draft.code).toBe(1);
  expect(draft.output).toContain('160 problems with landings');
  expect(draft.output).toContain(
    'site/messages/de.json: cityA, hero.title (de) says the same as that of employees. Write another text.',
  );

  writeOwnTexts();
  const checked = await landing('check');
  expect(checked.output).toContain('27 landings: no problems');
  console.log(checked.output.trim());

  const listed = await landing('list');
  for (const name of NAMES)
    expect(listed.output).toMatch(new RegExp(`^${name} .* 7 sections$`, 'm'));

  writeFileSync(pictures(), `${readFileSync(pictures(), 'utf8')}${pictureOf('city-a-de')}`);
  expect((await landing('remove cityA')).output).toContain('1 accepted picture.');
  for (const name of NAMES.slice(1)) expect((await landing(`remove ${name}`)).code).toBe(0);
  expect(snapshot()).toEqual(before);
});

test.each([
  ['new employees --from home', 'employees is a landing already: site/landings/index.ts.'],
  [
    'new texts --from home',
    'site/landings/texts.ts exists already. Choose another name, or remove the file.',
  ],
  [
    'new first-job --from home',
    'The name is "first-job". Use letters and digits, the first in lower case, and no word of JavaScript: selfEmployed.',
  ],
  ['new class --from home', 'The name is "class".'],
  ['new keysOf --from home', 'site/landings/index.ts has another use for the name "keysOf".'],
  ['new job --from nobody', 'There is no landing "nobody".'],
  ['new job', '--from is missing.'],
  ['new', 'The name of the landing is missing.'],
  [
    'new job --from home --de /de/Erster',
    'path.de is not in lower case: "/de/Erster". Write it in lower case.',
  ],
  ['new job --from home --to here', "Unknown option '--to'"],
  ['remove home', 'The home page cannot be removed: every page links to it.'],
  ['remove nobody', 'There is no landing "nobody".'],
  ['check nobody', 'There is no landing "nobody".'],
  ['list employees home', 'Too much: home.'],
  ['', 'Usage: npm run landing -- COMMAND'],
])('"%s" is refused', { timeout: 60_000 }, async (args, reason) => {
  const before = snapshot();
  const { code, output } = await landing(args);
  expect(code).toBe(1);
  expect(output).toContain(reason);
  expect(snapshot()).toEqual(before);
});

test('a landing without a row is reported', { timeout: 60_000 }, async () => {
  const file = join(copy, 'site/landings/ghost.ts');
  writeFileSync(
    file,
    "export const ghost = { path: { en: '/en/x', de: '/de/x' }, sections: [] };\n",
  );
  const { output } = await landing('check');
  rmSync(file);
  expect(output).toContain(
    'site/landings/ghost.ts: ghost, row is missing in site/landings/index.ts. Import it there and add it to the table, or remove the file.',
  );
});

test('the pictures of a landing are those of its stories', () => {
  const lines = readFileSync(join(ROOT, ACCEPTED_PICTURES), 'utf8');
  const kept = withoutPicturesOf('closeToRetiring', lines);
  const removed = lines.split('\n').filter((line) => !kept.includes(line));
  expect(removed.length).toBeGreaterThan(0);
  for (const line of removed) expect(line).toMatch(/--close-to-retiring-(en|de)"/);
  expect(kept).not.toMatch(/^\{"story":"[\w-]+--close-to-retiring-/m);
});

function landing(args: string): Promise<Finished> {
  return run(`node tools/landing.ts ${args}`.trim(), copy);
}

/** Every file that the command may write. */
function snapshot(): Record<string, string> {
  const landings = readdirSync(join(copy, 'site/landings'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `site/landings/${name}`);
  const shared = ['site/messages/en.json', 'site/messages/de.json', ACCEPTED_PICTURES];
  return Object.fromEntries(
    [...landings, ...shared].map((file) => [file, readFileSync(join(copy, file), 'utf8')]),
  );
}

/** Gives each landing texts that no other has. */
function writeOwnTexts(): void {
  for (const locale of LOCALES) {
    const file = join(copy, `site/messages/${locale}.json`);
    const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    for (const name of NAMES) {
      const sign = name.slice(-1).toLowerCase();
      for (const part of ['title', 'description', 'hero.title', 'hero.text']) {
        const id = `landing.${name}.${part}`;
        texts[id] = `${sign}${texts[id]?.slice(1)}`;
      }
    }
    writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
  }
}

function pictures(): string {
  return join(copy, ACCEPTED_PICTURES);
}

function pictureOf(story: string): string {
  return `${JSON.stringify({ story: `landings-every-landing--${story}`, mode: 'de-360' })}\n`;
}
