import type { Fault } from './problem.ts';

/** What is wrong with a landing's name: messages, files and stories are named after it. */
export function nameFaults(name: string): Fault[] {
  if (/^[a-z][a-zA-Z0-9]*$/.test(name) && !RESERVED.has(name)) return [];
  return [
    {
      field: 'name',
      problem: `is "${name}"`,
      advice:
        'Use letters and digits, the first in lower case, and no word of JavaScript: selfEmployed.',
    },
  ];
}

/** Words that JavaScript keeps for itself: a landing is a constant of its name. */
const RESERVED = new Set(
  [
    'arguments await break case catch class const continue debugger default delete do else enum',
    'eval export extends false finally for function if implements import in instanceof interface',
    'let new null package private protected public return static super switch this throw true try',
    'typeof undefined var void while with yield',
  ].flatMap((line) => line.split(' ')),
);
