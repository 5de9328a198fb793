import { isReserved } from '../../../lib/is-reserved.ts';
import { type FieldProblem, reject } from './problem.ts';

/** Finds what is wrong with a landing's name, after which its file, stories and images are named. */
export function findNameProblems(name: string): FieldProblem[] {
  if (name === '') return reject('name', 'is empty', 'Choose one, such as self-employed.');
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name))
    return reject(
      'name',
      `is "${name}"`,
      'Use words of small letters and digits with a hyphen between two, each beginning with a letter: self-employed.',
    );
  if (isReserved(name))
    return reject('name', `is "${name}", a word of JavaScript`, 'Choose another one.');
  if (name.length <= LONGEST_NAME) return [];
  return reject('name', `has ${name.length} characters`, `Use at most ${LONGEST_NAME}.`);
}

/** In characters: file systems take more, lists of landings do not. */
const LONGEST_NAME = 60;
