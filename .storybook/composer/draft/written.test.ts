import { expect, test } from 'vitest';
import { keysOf } from '../../../design-system/keys-of.ts';
import { LANDING_KEYS } from '../../../site/landings/index.ts';
import { SECTION_FIELDS } from '../../../site/sections/section-fields.ts';
import { newValue } from './new-values.ts';
import { exampleSection, startedFrom } from './starts.ts';
import { allTexts, changesOf, problemsOf } from './written.ts';

const NO_FILES = { table: '', messages: { en: {}, de: {} } };

test.each(LANDING_KEYS)('a copy of %s only needs what must be its own', (key) => {
  const problems = problemsOf(startedFrom(key, 'students'));
  const own = /^(path\.(en|de)|title|description|hero\.(title|text)|comparison\.inputs\.age)$/;
  expect(problems.filter(({ field }) => !own.test(field))).toEqual([]);
  expect(problems.length).toBeGreaterThan(0);
});

test('a draft with problems has no files', () => {
  expect(changesOf(startedFrom('employees', 'students'), NO_FILES)).toBeUndefined();
});

test.each(keysOf(SECTION_FIELDS))('a new section of the kind %s only lacks its texts', (kind) => {
  const hero = exampleSection('hero', 'students');
  const section = exampleSection(kind, 'students');
  const sections = kind === 'hero' ? [hero] : [hero, section];
  const draft = { ...startedFrom('', 'students'), path: { en: '/en/s', de: '/de/s' }, sections };
  expect(problemsOf(draft).filter(({ problem }) => problem !== 'is empty')).toEqual([]);
});

test('texts of a removed section are not written', () => {
  const draft = startedFrom('employees', 'students');
  const sections = draft.sections.filter(({ kind }) => kind !== 'argument');
  const ids = Object.keys(allTexts({ ...draft, sections }).en);
  expect(ids.filter((id) => id.startsWith('landing.students.argument'))).toEqual([]);
  expect(ids).toContain('landing.students.hero.title');
});

test('a new entry of a list gets messages that no other entry has', () => {
  const draft = startedFrom('employees', 'students');
  const { points } = SECTION_FIELDS.argument.fields;
  expect(newValue(draft, 'argument', ['points', 4], points.of)).toEqual({
    title: 'landing.students.argument.point5.title',
    text: 'landing.students.argument.point5.text',
  });
  expect(newValue(draft, 'argument', ['points', 2], points.of)).toEqual({
    title: 'landing.students.argument.point5.title',
    text: 'landing.students.argument.point5.text',
  });
});
