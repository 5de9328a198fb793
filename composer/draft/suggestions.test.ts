import { expect, test } from 'vitest';
import { createDraft, openLanding } from './create-draft.ts';
import { applyChange, type Draft } from './draft.ts';

const entitle = (draft: Draft, en: string, de = '') =>
  applyChange(draft, { type: 'set', path: ['title'], value: { en, de } });

test.each([
  ['Private pension for students – {product}', 'students', 'private-pension-for-students'],
  [
    'Pensions: 7 ideas for the self-employed',
    'self-employed',
    'pensions-ideas-for-the-self-employed',
  ],
  [
    'Rente für Schülerinnen: groß sparen',
    'rente-fuer-schuelerinnen-gross-sparen',
    'rente-fuer-schuelerinnen-gross-sparen',
  ],
])('«%s» suggests a name and addresses', (title, name, words) => {
  const draft = entitle(createDraft('employees', ''), title, title);
  expect(draft.name).toBe(name);
  expect(draft.landing.path).toEqual({ en: `/en/${words}.lp`, de: `/de/${words}.lp` });
});

test('they follow the title until somebody types others', () => {
  const begun = entitle(createDraft('', ''), 'Pensions for stu');
  expect(entitle(begun, 'Pensions for students').name).toBe('students');
  const named = applyChange(begun, { type: 'rename', name: 'pupils' });
  expect(entitle(named, 'Pensions for students')).toMatchObject({
    name: 'pupils',
    landing: { path: { en: '/en/pensions-for-students.lp' } },
  });
});

test('a landing that is there keeps its name and addresses', () => {
  const { name, landing } = openLanding('employees');
  const changed = entitle(openLanding('employees'), 'Pensions for all');
  expect([changed.name, changed.landing.path]).toEqual([name, landing.path]);
});
