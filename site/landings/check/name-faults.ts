import { landingFile, OTHER_FILES } from '../landing-files.ts';
import type { Fault } from './problem.ts';

/**
 * What is wrong with a landing's name: messages, files and stories are named after it, so it must be
 * a word of letters and digits whose file is no other module's.
 */
export function nameFaults(name: string): Fault[] {
  const rule = RULES.find(({ isBroken }) => isBroken(name));
  return rule ? [{ field: 'name', problem: rule.problem(name), advice: rule.advice }] : [];
}

/** In characters: file systems take more, tables and lists of landings do not. */
const LONGEST_NAME = 60;

interface NameRule extends Pick<Fault, 'advice'> {
  isBroken: (name: string) => boolean;
  problem: (name: string) => string;
}

const RULES: readonly NameRule[] = [
  {
    isBroken: (name) => name === '',
    problem: () => 'is empty',
    advice: 'Choose one, such as selfEmployed.',
  },
  {
    isBroken: (name) => !/^[a-z][a-zA-Z0-9]*$/.test(name) || RESERVED.has(name),
    problem: (name) => `is "${name}"`,
    advice:
      'Use letters and digits, the first in lower case, and no word of JavaScript: selfEmployed.',
  },
  {
    isBroken: (name) => name.length > LONGEST_NAME,
    problem: (name) => `has ${name.length} characters`,
    advice: `Use at most ${LONGEST_NAME}.`,
  },
  {
    isBroken: (name) => OTHER_FILES.includes(landingFile(name)),
    problem: (name) => `is that of ${landingFile(name)}, which is not a landing`,
    advice: 'Choose another one.',
  },
];

/** Words that JavaScript keeps for itself: a landing is a constant of its name. */
const RESERVED = new Set(
  [
    'arguments await break case catch class const continue debugger default delete do else enum',
    'eval export extends false finally for function if implements import in instanceof interface',
    'let new null package private protected public return static super switch this throw true try',
    'typeof undefined var void while with yield',
  ].flatMap((line) => line.split(' ')),
);
