import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { mapValues } from '../lib/objects.ts';
import { LOCALES } from '../site/i18n/locales.ts';
import { messages } from '../site/i18n/messages/index.ts';
import { landings } from '../site/landings/index.ts';
import { fileName, messageFile, TABLE_FILE } from '../site/landings/landing-files.ts';
import {
  changesToRemove,
  changesToWrite,
  copyOfLanding,
  type FileChange,
  type SharedFiles,
  type WrittenLanding,
} from '../site/landings/write/changes.ts';
import { copyForCommands } from './library/copy-for-commands.fixture.ts';
import { withoutPicturesOf } from './library/landing/accepted-pictures.ts';
import { writeChanges } from './library/landing/write.ts';
import { type Finished, run } from './process/run.ts';
import { ACCEPTED_FILE, ROOT } from './project/paths.ts';

/** The first and the last are made and removed by the command, those between at once. */
const NAMES = Array.from({ length: 20 }, (_, at) => `city${String.fromCharCode(65 + at)}`);

const { folder: copy, remove } = copyForCommands();

afterAll(remove);

test('twenty landings are made, checked and removed without a trace', {
  timeout: 300_000,
}, async () => {
  const before = snapshot();
  expect((await landing('new cityA --from employees')).code).toBe(0);
  await changeAtOnce((name, shared) => changesToWrite(copyOf(name), shared));
  expect((await landing('new cityT --from employees')).code).toBe(0);

  const draft = await landing('check');
  expect(draft.code).toBe(1);
  expect(draft.output).toContain('160 problems with landings');
  expect(draft.output).toContain(
    'site/i18n/messages/de.json: cityA, hero.title (de) says the same as that of employees. Write another text.',
  );

  writeOwnTexts();
  expect((await landing('check')).output).toContain('27 landings: no problems');

  const listed = await landing('list');
  for (const name of NAMES)
    expect(listed.output).toMatch(new RegExp(`^${name} .* 7 sections$`, 'm'));

  writeFileSync(pictures(), `${readFileSync(pictures(), 'utf8')}${pictureOf('city-a-de')}`);
  expect((await landing('remove cityA')).output).toContain('1 accepted picture.');
  await changeAtOnce(changesToRemove);
  expect((await landing('remove cityT')).code).toBe(0);
  expect(snapshot()).toEqual(before);
});

test('the rows that a build would take are checked too', { timeout: 60_000 }, async () => {
  const variables = { LANDING_ROWS: 'docs/examples/ages.json' };
  const { output } = await run('node tools/landing.ts check', ROOT, { variables });
  expect(output).toMatch(/^\d+ landings and 3 rows of docs\/examples\/ages\.csv: no problems/);
});

test('a refusal says why, and fails', async () => {
  const { code, output } = await landing('remove home');
  expect(code).toBe(1);
  expect(output).toContain('The home page cannot be removed: every page links to it.');
});

test('a file without a row is not replaced', { timeout: 60_000 }, async () => {
  const file = join(copy, 'site/landings/my-notes.ts');
  writeFileSync(file, 'export const notes = 1;\n');
  const { code, output } = await landing('new myNotes --from home');
  const kept = readFileSync(file, 'utf8');
  rmSync(file);
  expect(code).toBe(1);
  expect(output).toContain(
    'site/landings/my-notes.ts exists already. Choose another name, or remove the file.',
  );
  expect(kept).toBe('export const notes = 1;\n');
});

test('a landing without a row is reported', { timeout: 60_000 }, async () => {
  const file = join(copy, 'site/landings/ghost.ts');
  writeFileSync(
    file,
    "export const ghost = { path: { en: '/en/x', de: '/de/x' }, sections: [] };\n",
  );
  onTestFinished(() => rmSync(file));
  const { output } = await landing('check');
  expect(output).toContain(
    'site/landings/ghost.ts: ghost, row is missing in site/landings/index.ts. Import it there and add it to the table, or remove the file.',
  );
});

test('the pictures of a landing are those of its stories', () => {
  const lines = readFileSync(join(ROOT, ACCEPTED_FILE), 'utf8');
  const kept = withoutPicturesOf('closeToRetiring', lines);
  const removed = lines.split('\n').filter((line) => !kept.includes(line));
  expect(removed.length).toBeGreaterThan(0);
  for (const line of removed) expect(line).toMatch(/--close-to-retiring-(en|de)"/);
  expect(kept).not.toMatch(/^\{"story":"[\w-]+--close-to-retiring-/m);
});

function landing(args: string): Promise<Finished> {
  return run(`node tools/landing.ts ${args}`.trim(), copy);
}

/** Writes or removes all landings between the first and the last, as the command does one. */
async function changeAtOnce(
  changesOf: (name: string, shared: SharedFiles) => FileChange[],
): Promise<void> {
  const texts = new Map<string, string | null>();
  const textOf = (file: string) => texts.get(file) ?? readFileSync(join(copy, file), 'utf8');
  for (const name of NAMES.slice(1, -1)) {
    const messages = mapValues({ en: 'en', de: 'de' } as const, (locale) =>
      JSON.parse(textOf(messageFile(locale))),
    );
    for (const { file, text } of changesOf(name, { table: textOf(TABLE_FILE), messages }))
      texts.set(file, text);
  }
  await writeChanges(
    [...texts].map(([file, text]) => ({ file, text })),
    copy,
  );
}

function copyOf(name: string): WrittenLanding {
  const path = { en: `/en/${fileName(name)}.lp`, de: `/de/${fileName(name)}.lp` };
  return copyOfLanding({ name: 'employees', landing: landings.employees }, name, path, messages);
}

/** Every file that the command may write. */
function snapshot(): Record<string, string> {
  const landings = readdirSync(join(copy, 'site/landings'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `site/landings/${name}`);
  const shared = ['site/i18n/messages/en.json', 'site/i18n/messages/de.json', ACCEPTED_FILE];
  return Object.fromEntries(
    [...landings, ...shared].map((file) => [file, readFileSync(join(copy, file), 'utf8')]),
  );
}

/** Gives each landing texts that no other has. */
function writeOwnTexts(): void {
  for (const locale of LOCALES) {
    const file = join(copy, `site/i18n/messages/${locale}.json`);
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
  return join(copy, ACCEPTED_FILE);
}

function pictureOf(story: string): string {
  return `${JSON.stringify({ story: `landings-every-landing--${story}`, mode: 'de-360' })}\n`;
}
