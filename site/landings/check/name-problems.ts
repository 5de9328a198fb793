import type { FieldProblem } from './problem.ts';

/** What is wrong with a landing's name, after which its file, its stories and its images are named. */
export function findNameProblems(name: string): FieldProblem[] {
  if (name === '') return [problem('is empty', 'Choose one, such as self-employed.')];
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name))
    return [
      problem(
        `is "${name}"`,
        'Use words of small letters and digits with a hyphen between two, each beginning with a letter: self-employed.',
      ),
    ];
  if (name.length > LONGEST_NAME)
    return [problem(`has ${name.length} characters`, `Use at most ${LONGEST_NAME}.`)];
  return [];
}

/** In characters: file systems take more, lists of landings do not. */
const LONGEST_NAME = 60;

function problem(problem: string, advice: string): FieldProblem {
  return { field: 'name', problem, advice };
}
