import { expect, test } from 'vitest';
import { findCopiedTexts, findCopies } from './copied-problems.ts';
import { students as GOOD, otherLandings as landings } from './landings.fixture.ts';

const { path: _, ...copy } = landings.employees as (typeof landings)[string];

test('a copy is refused in both languages', () => {
  const [english, german] = findCopiedTexts('students', copy, landings);
  expect(english?.problem).toMatch(/^are in (\d+) of \1 those of employees$/);
  expect(english?.advice).toBe('Write more than half of the words for the readers of this page.');
  expect(german?.locale).toBe('de');
});

test('of a copy that has begun to change, what is still copied is named', () => {
  const [english] = findCopiedTexts('students', { ...copy, title: GOOD.title }, landings);
  expect(english?.advice).toContain('this page, in description, listing.title');
});

test('a copy of which more than half of the words are its own is not refused', () => {
  const sections = [...GOOD.sections, ...copy.sections.filter(({ kind }) => kind === 'cases')];
  const landing = { ...GOOD, sections };
  expect(findCopies('students', landing, landings, 'en')).toMatchObject({ of: 'employees' });
  expect(findCopies('students', landing, landings, 'en').copied).toHaveLength(3);
  expect(findCopiedTexts('students', landing, landings)).toEqual([]);
});

test('soft hyphens make no text another one', () => {
  const hyphenated = JSON.parse(JSON.stringify(copy).replaceAll('enn', 'en\u00adn'));
  expect(findCopiedTexts('students', hyphenated, landings)).toHaveLength(2);
});
