import { expect, test } from 'vitest';
import { findCopiedTexts, findCopies } from './copied-problems.ts';
import { students as GOOD, otherLandings as landings } from './landings.fixture.ts';

const { path: _, ...copy } = landings.employees as (typeof landings)[string];

test('a copy is refused in both languages, with all that it copied', () => {
  const [english, german] = findCopiedTexts('students', copy, landings);
  expect(english?.problem).toMatch(/^are in (\d+) of \1 those of employees$/);
  expect(english?.advice).toContain('hero.title, hero.text, argument.title');
  expect(german?.locale).toBe('de');
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
