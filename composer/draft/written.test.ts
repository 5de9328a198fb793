import { expect, test } from 'vitest';
import { keysOf } from '../../lib/objects.ts';
import { LANDING_NAMES } from '../../site/landings/index.ts';
import { formatLanding } from '../../site/landings/landing-file.ts';
import { SECTION_FIELDS } from '../../site/sections/section-fields.ts';
import { createDraft, createSection } from './create-draft.ts';
import { applyChange } from './draft.ts';
import { students } from './students.fixture.ts';
import { findProblems, landingOf, writtenAs } from './written.ts';

test.each(LANDING_NAMES)('a copy of %s only needs what must be its own', (name) => {
  const problems = findProblems(createDraft(name, 'students'));
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

test('a draft with problems has no file', () => {
  const draft = createDraft('employees', 'students');
  expect(writtenAs(draft)).toEqual({ problems: findProblems(draft) });
});

test('a draft without problems is written as its file', () => {
  const { hero, ...head } = students;
  const copy = { ...createDraft('employees', students.name), ...head };
  const draft = (['title', 'text'] as const).reduce(
    (before, field) =>
      applyChange(before, { type: 'field', of: 'hero', field: [field], value: hero[field] }),
    copy,
  );
  expect(writtenAs(draft)).toEqual({
    file: 'site/landings/students.json',
    text: formatLanding(landingOf(draft)),
  });
});

test.each(keysOf(SECTION_FIELDS))('a new section of the kind %s only lacks its texts', (kind) => {
  const section = createSection(kind);
  const sections = kind === 'hero' ? [section] : [createSection('hero'), section];
  const draft = { ...createDraft('', 'students'), path: { en: '/en/s', de: '/de/s' }, sections };
  expect(findProblems(draft).filter(({ problem }) => problem !== 'is empty')).toEqual([]);
});
