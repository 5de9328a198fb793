import { expect, test } from 'vitest';
import { inEachLanguage } from '../../site/i18n/in-each-language.ts';
import { LANDING_NAMES, landings } from '../../site/landings/index.ts';
import { ownPicture } from '../../site/sections/own-picture.ts';
import { SECTION_KINDS, SECTIONS } from '../../site/sections/sections.ts';
import { createDraft, createPicture, createSection, createValue } from './create-draft.ts';
import { findProblems } from './find-problems.ts';
import { createStudents } from './students.fixture.ts';

test.each(LANDING_NAMES)('a copy of %s only needs what must be its own', (name) => {
  const problems = findProblems(createDraft(name, 'students'), landings);
  const own =
    /^(path\.(en|de)|texts|title|description|hero\.(title|text)|comparison\.inputs\.age)$/;
  expect(problems.filter(({ field }) => !own.test(field))).toEqual([]);
  expect(problems.length).toBeGreaterThan(0);
});

test('a copy with everything of its own has no problems', () => {
  const { employees = {} } = landings;
  expect(findProblems(createStudents(), { employees })).toEqual([]);
});

test('a draft that nobody has touched is said to be empty', () => {
  const untouched = findProblems(createDraft('', ''), landings).filter(({ locale }) => !locale);
  expect(untouched.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
    'name is empty',
    'path.en is empty after its language: "/en/"',
    'path.de is empty after its language: "/de/"',
  ]);
});

test.each(SECTION_KINDS)('a new section of the kind %s only lacks its texts', (kind) => {
  const { landing } = createDraft('', 'students');
  const sections = [createSection('hero'), ...(kind === 'hero' ? [] : [createSection(kind)])];
  const draft = {
    name: 'students',
    landing: { ...landing, path: inEachLanguage({ en: '/en/s' }), sections },
  };
  expect(findProblems(draft, landings).filter(({ problem }) => problem !== 'is empty')).toEqual([]);
});

test('a new entry of a list has texts that are still to be written', () => {
  const { points } = SECTIONS.argument.schema.fields;
  expect(createValue(points.of)).toEqual({
    title: { en: '', de: '' },
    text: { en: '', de: '' },
  });
});

test('a kind that no landing has yet is added with its first values', () => {
  expect(createSection('faq', [])).toMatchObject({ kind: 'faq', first: [expect.any(String)] });
  expect(createSection('hero', [])).toMatchObject({ title: { en: '', de: '' } });
});

test('a new picture keeps its middle in view', () => {
  expect(createValue(ownPicture)).toMatchObject({ focus: { x: 50, y: 50 } });
});

test('a picture in the place of another has its file, and nothing that was said of that one', () => {
  expect(createPicture('new.jpg')).toEqual({
    file: 'new.jpg',
    alt: { en: '', de: '' },
    credit: { en: '', de: '' },
    focus: { x: 50, y: 50 },
  });
});
