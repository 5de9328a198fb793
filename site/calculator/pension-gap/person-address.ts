import { clampTyped } from '../../../design-system/fields/SliderField/step-value.ts';
import { keysOf } from '../../../lib/objects.ts';
import { DEFAULT_ASSUMPTIONS } from '../../calculation/index.ts';
import { readNumber } from '../comparison/state/address.ts';
import { estimateGap, listFields, PERSON_FIELDS, type Person } from './person.ts';

/** The name of each answer in the page's address, beside those of the comparison. */
const PARAMETERS: Readonly<Record<keyof Person, string>> = {
  age: 'gapage',
  grossMonthlyIncome: 'gapincome',
  existingCapital: 'gapsaved',
  childless: 'gapchildless',
  contributionYears: 'gapyears',
  children: 'gapchildren',
  partTimeYears: 'gapparttime',
};

/** The parameters of an address for a person: all of it, so that it reads the same on every page. */
export function writePerson(person: Person): Record<string, string> {
  const answered = keysOf(PARAMETERS).filter((key) => person[key] !== undefined);
  return Object.fromEntries(answered.map((key) => [PARAMETERS[key], String(person[key])]));
}

/** A person from an address, and the answers that had to be adjusted to be possible. */
export interface ReadPerson {
  person: Person;
  adjusted: readonly (keyof Person)[];
}

/**
 * Reads a person from an address. What the address leaves out stays as opened, and what the page does
 * not ask for is left alone.
 */
export function readPerson(query: URLSearchParams, opening: Person): ReadPerson {
  const adjusted = new Set<keyof Person>();
  const person = { ...opening };
  for (const field of listFields(opening)) {
    const value = readNumber(query.get(PARAMETERS[field]), PERSON_FIELDS[field].step);
    if (value === undefined) continue;
    const nearest = Number.isNaN(value) ? opening[field] : clampTyped(value, PERSON_FIELDS[field]);
    if (nearest !== value) adjusted.add(field);
    person[field] = nearest ?? 0;
  }
  const childless = query.get(PARAMETERS.childless);
  if (opening.childless !== undefined && childless !== null) {
    person.childless = childless === 'true';
    if (!WORDS.includes(childless)) adjusted.add('childless');
  }
  return { person, adjusted: [...adjusted] };
}

/** Whether an address has an answer about a person. */
export function hasAnswer(query: URLSearchParams): boolean {
  return Object.values(PARAMETERS).some((name) => query.has(name));
}

/** Whether it has what a person cannot be without. */
function hasPerson(query: URLSearchParams): boolean {
  return query.has(PARAMETERS.age) && query.has(PARAMETERS.grossMonthlyIncome);
}

/** What somebody lacks in retirement, in euros of today's money. */
export interface SharedGap {
  /** How old that person is today. */
  age: number;
  monthly: number;
  /** At the retirement age. */
  capital: number;
  retirementAge: number;
}

/** The gap of the person in an address; none without a person, or where an answer is impossible. */
export function readGap(query: URLSearchParams): SharedGap | undefined {
  if (!hasPerson(query)) return undefined;
  const asked = keysOf(PARAMETERS).filter((key) => query.has(PARAMETERS[key]));
  const opening = Object.fromEntries(asked.map((key) => [key, key === 'childless' ? false : 0]));
  const { person, adjusted } = readPerson(query, { age: 0, grossMonthlyIncome: 0, ...opening });
  if (adjusted.length > 0) return undefined;
  const { gap, capitalNeeded } = estimateGap(person);
  return {
    age: person.age,
    monthly: gap,
    capital: capitalNeeded,
    retirementAge: DEFAULT_ASSUMPTIONS.retirementAge,
  };
}

const WORDS: readonly string[] = ['true', 'false'];
