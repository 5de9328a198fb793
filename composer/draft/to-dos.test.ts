import { expect, test } from 'vitest';
import { landings } from '../../site/landings/index.ts';
import { createDraft } from './create-draft.ts';
import { describePlace } from './describe-field.ts';
import { findProblems } from './find-problems.ts';
import { createStudents, OWN_TEXTS } from './students.fixture.ts';
import { listCopies, listToDos } from './to-dos.ts';

const { employees = {} } = landings;

test('a copy says of which texts it is one, and fewer once some are its own', () => {
  const copy = createDraft('employees', 'students');
  const all = listCopies(copy, { employees });
  expect(all).toContainEqual({ field: 'argument.points.1.title', locale: 'de', of: 'employees' });
  expect(listCopies(createStudents(), { employees })).toHaveLength(
    all.length - 2 * OWN_TEXTS.length,
  );
});

test('a landing that is there is no copy of those that come after it', () => {
  const { landing } = createDraft('employees', '');
  const copies = listCopies({ name: 'employees', landing }, { employees, copy: employees });
  expect(copies).toEqual([]);
});

test('that too many texts are copied leads to the next one in its language', () => {
  const draft = createDraft('employees', 'students');
  const title = { en: 'A pension for students', de: 'Rente im Studium' };
  const begun = { ...draft, landing: { ...draft.landing, title } };
  const toDos = listToDos(findProblems(begun, { employees }), listCopies(begun, { employees }));
  const copied = toDos.filter(({ words }) => words.includes('still that of employees'));
  expect(copied.map(({ place }) => describePlace(place))).toEqual([
    'Description (English)',
    'Description (German)',
  ]);
});

test('all else leads to its own field', () => {
  const draft = createDraft('', 'students');
  const problems = findProblems(draft, {});
  expect(listToDos(problems, []).map(({ place }) => place)).toEqual(problems);
});
