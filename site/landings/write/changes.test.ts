import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '../../i18n/locales.ts';
import { messages } from '../../i18n/messages/index.ts';
import { home } from '../home.ts';
import { landings } from '../index.ts';
import { landingFile, messageFile, TABLE_FILE } from '../landing-files.ts';
import { changesToRemove, changesToWrite, copyOfLanding } from './changes.ts';
import { landingSource } from './landing-source.ts';
import { codeOf, layOut } from './source-code.ts';
import { withoutRow, withRow } from './table-row.ts';

const table = onDisk(TABLE_FILE);
const path = { en: '/en/students.lp', de: '/de/studierende.lp' };
const students = copyOfLanding(
  { name: 'employees', landing: landings.employees },
  'students',
  path,
  messages,
);

test('the source of the home page is what somebody wrote by hand', () => {
  const about = 'The home page: everything, in the specified order.';
  expect(landingSource('home', home, about)).toBe(onDisk(landingFile('home')));
});

test('a copy has a file, a row and messages under its own name', () => {
  const files = changesToWrite(students, { table, messages });
  expect(files.map(({ file }) => file)).toEqual([
    'site/landings/students.ts',
    'site/landings/index.ts',
    'site/i18n/messages/en.json',
    'site/i18n/messages/de.json',
  ]);
  const [source = '', row = '', ...texts] = files.map(({ text }) => text);
  expect(source).toContain("...heroTexts('students')");
  expect(source).not.toContain('employees.');
  expect(row).toContain("import { students } from './students.ts';\n");
  expect(row).toContain('  students,\n} satisfies');
  for (const text of texts) {
    expect(Object.keys(JSON.parse(text))).toContain('landing.students.argument.point4.text');
    expect(text).not.toContain('landing.students.listing');
  }
});

test.each(['$&', 'a"b', ''])('a copy may be named %j until somebody names it', (name) => {
  const from = { name: 'employees', landing: landings.employees };
  const { landing, texts } = copyOfLanding(from, name, path, messages);
  expect(landing.sections[0]).toMatchObject({ title: `landing.${name}.hero.title` });
  expect(Object.keys(texts.de)).toContain(`landing.${name}.hero.title`);
});

test('a copy is listed nowhere and takes part in no experiment', () => {
  const { landing } = copyOfLanding({ name: 'home', landing: home }, 'other', path, messages);
  expect(landing).not.toHaveProperty('listing');
  expect(landing.sections[0]).not.toHaveProperty('hasExperiments');
});

test('what is written and removed again leaves every file as it was', () => {
  const [, row, en, de] = changesToWrite(students, { table, messages }).map(({ text }) => text);
  const removed = changesToRemove('students', {
    table: row ?? '',
    messages: { en: JSON.parse(en ?? ''), de: JSON.parse(de ?? '') },
  });
  expect(removed).toEqual([
    { file: 'site/landings/students.ts', text: null },
    { file: TABLE_FILE, text: table },
    ...LOCALES.map((locale) => ({
      file: messageFile(locale),
      text: onDisk(messageFile(locale)),
    })),
  ]);
});

test.each(['aardvark', 'lastOfAll', 'zebra'])('the row of %s comes and goes', (name) => {
  const added = withRow(table, name);
  expect(withRow(added, name)).toBe(added);
  expect(withoutRow(added, name)).toBe(table);
});

test('a table of another shape is not guessed at', () => {
  expect(() => withRow('export const landings = {};\n', 'students')).toThrow('satisfies');
});

test.each<[value: unknown, source: string]>([
  [1_234_567, '1_234_567'],
  [999, '999'],
  [1000.5, '1_000.5'],
  ["it's", `"it's"`],
  ['\\', "'\\\\'"],
  [{ a: undefined, b: [] }, '{ b: [] }'],
  [{ 'a-b': true }, "{ 'a-b': true }"],
])('%j is written as %s', (value, source) => {
  expect(layOut(codeOf(value))).toBe(source);
});

function onDisk(file: string): string {
  return readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
}
