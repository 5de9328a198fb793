import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keysOf, mapValues } from '../../lib/objects.ts';
import { messages } from '../../site/i18n/messages/index.ts';
import { problemLine } from '../../site/landings/check/problem.ts';
import { LANDING_KEYS } from '../../site/landings/index.ts';
import { ownPrefix, TABLE_FILE } from '../../site/landings/landing-files.ts';
import { SECTION_FIELDS } from '../../site/sections/section-fields.ts';
import { createDraft, createSection } from './create-draft.ts';
import { createValue } from './create-value.ts';
import type { Draft } from './draft.ts';
import { students } from './students.fixture.ts';
import { allTexts, findProblems, writtenAs } from './written.ts';

const shared = {
  table: readFileSync(join(import.meta.dirname, '../..', TABLE_FILE), 'utf8'),
  messages,
};

test.each(LANDING_KEYS)('a copy of %s only needs what must be its own', (key) => {
  const problems = findProblems(createDraft(key, 'students'));
  const own = /^(path\.(en|de)|title|description|hero\.(title|text)|comparison\.inputs\.age)$/;
  expect(problems.filter(({ field }) => !own.test(field))).toEqual([]);
  expect(problems.length).toBeGreaterThan(0);
});

test('a draft that nobody has touched is said to be empty', () => {
  const untouched = findProblems(createDraft('', '')).filter(({ locale }) => !locale);
  expect(untouched.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
    'name is empty',
    'path.en is empty after its language: "/en/"',
    'path.de is empty after its language: "/de/"',
  ]);
});

test('a draft with problems has no files', () => {
  const draft = createDraft('employees', 'students');
  expect(writtenAs(draft, shared)).toEqual({ problems: findProblems(draft) });
});

test('a draft without problems is written', () => {
  expect(writtenAs(finished('students'), shared)).toMatchObject({
    changes: [
      { file: 'site/landings/students.ts' },
      { file: TABLE_FILE },
      { file: 'site/i18n/messages/en.json' },
      { file: 'site/i18n/messages/de.json' },
    ],
  });
});

test('a name that the table uses for something else is a problem', () => {
  const written = writtenAs(finished('keysOf'), shared);
  expect('problems' in written && written.problems.map(problemLine)).toEqual([
    'site/landings/index.ts: keysOf, name is used for something else in site/landings/index.ts. Choose another one.',
  ]);
});

test.each(keysOf(SECTION_FIELDS))('a new section of the kind %s only lacks its texts', (kind) => {
  const hero = createSection('hero', 'students');
  const section = createSection(kind, 'students');
  const sections = kind === 'hero' ? [hero] : [hero, section];
  const draft = { ...createDraft('', 'students'), path: { en: '/en/s', de: '/de/s' }, sections };
  expect(findProblems(draft).filter(({ problem }) => problem !== 'is empty')).toEqual([]);
});

test.each(['$&', 'a"b'])('a draft may be named %j until it is put right', (name) => {
  const [hero] = createDraft('employees', name).sections;
  expect(hero?.title).toBe(`${ownPrefix(name)}hero.title`);
  expect(createSection('hero', name).title).toBe(`${ownPrefix(name)}hero.title`);
});

test('texts of a removed section are not written', () => {
  const draft = createDraft('employees', 'students');
  const sections = draft.sections.filter(({ kind }) => kind !== 'argument');
  const ids = Object.keys(allTexts({ ...draft, sections }).en);
  expect(ids.filter((id) => id.startsWith('landing.students.argument'))).toEqual([]);
  expect(ids).toContain('landing.students.hero.title');
});

test('a new entry of a list gets messages that no other entry has', () => {
  const draft = createDraft('employees', 'students');
  const { points } = SECTION_FIELDS.argument.fields;
  expect(createValue(draft, 'argument', ['points', 4], points.of)).toEqual({
    title: 'landing.students.argument.point5.title',
    text: 'landing.students.argument.point5.text',
  });
  expect(createValue(draft, 'argument', ['points', 2], points.of)).toEqual({
    title: 'landing.students.argument.point5.title',
    text: 'landing.students.argument.point5.text',
  });
});

/** A copy of a landing with everything that must be its own. */
function finished(name: string): Draft {
  const draft = createDraft('employees', name);
  const texts = mapValues(draft.texts, (copied, locale) => {
    const own = Object.entries(students.texts).map(
      ([part, text]) => [ownPrefix(name) + part, text[locale]] as const,
    );
    return { ...copied, ...Object.fromEntries(own) };
  });
  return { ...draft, path: students.path, texts };
}
