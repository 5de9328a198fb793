import { expect, test } from 'vitest';
import { findProblems, findProblemsOf } from './all-problems.ts';
import type { LandingDrafts } from './landing-problems.ts';
import { otherLandings, students } from './landings.fixture.ts';
import { formatProblem, type Problem } from './problem.ts';

const { employees = students } = otherLandings;
const { path, title, description } = students;
const twins = {
  students,
  employees: { ...employees, path, title: { ...employees.title, de: title.de } },
};

test('of two landings with the same address and title each says so, and all together say it once', () => {
  const saysOf = (other: string) => [
    `path.en is that of ${other}`,
    `path.de is that of ${other}`,
    `title (de) says the same as that of ${other}`,
  ];
  expect(brief(findProblemsOf('employees', twins, []))).toEqual(saysOf('students'));
  expect(brief(findProblemsOf('students', twins, []))).toEqual(saysOf('employees'));
  expect(brief(findProblems(twins, []))).toEqual(saysOf('students'));
});

test('only the copy has to change its texts, not what it was made from', () => {
  const copies: LandingDrafts = { employees, students: { ...employees, path, title, description } };
  expect(findProblemsOf('students', copies, []).some(({ field }) => field === 'texts')).toBe(true);
  expect(findProblemsOf('employees', copies, []).some(({ field }) => field === 'texts')).toBe(
    false,
  );
});

/** The problems without file, landing and advice. */
function brief(problems: readonly Problem[]): string[] {
  return problems.map((problem) =>
    formatProblem(problem)
      .replace(/^.*?, /, '')
      .replace(/[:.] .*$/, ''),
  );
}
