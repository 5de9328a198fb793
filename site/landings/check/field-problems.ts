import { listPictures } from '#picture-files';
import { isRecord, keysOf } from '../../../lib/objects.ts';
import { isLocalized, LOCALES, type Localized } from '../../i18n/locales.ts';
import { messages } from '../../i18n/messages/index.ts';
import type {
  Field,
  GroupField,
  ListField,
  NumberField,
  OptionalField,
  TextField,
} from '../../sections/field.ts';
import { type FieldProblem, reject } from './problem.ts';

/** Finds how a value breaks the schema of its field: shape, bounds, steps, choices and duplicates. */
export function findFieldProblems(rule: Field, value: unknown, field: string): FieldProblem[] {
  if (rule.type === 'optional')
    return value === undefined ? [] : findFieldProblems(rule.of, value, field);
  if (value === undefined) return reject(field, 'is missing', `Add ${nameKind(rule)}.`);
  switch (rule.type) {
    case 'text':
      return findTextProblems(rule, value, field);
    case 'flag':
      return typeof value === 'boolean' ? [] : rejectKind(rule, value, field);
    case 'picture':
      return listPictures().some((file) => file === value) ? [] : rejectPicture(value, field);
    case 'choice':
      return rule.values.some((known) => known === value)
        ? []
        : rejectChoice(rule.values, value, field);
    case 'number':
      return findNumberProblems(rule, value, field);
    case 'list':
      return Array.isArray(value)
        ? findListProblems(rule, value, field)
        : rejectKind(rule, value, field);
    case 'group':
      return isRecord(value)
        ? findGroupProblems(rule, value, field)
        : rejectKind(rule, value, field);
  }
}

/** A text that a landing says itself, and where. */
export interface OwnText {
  field: string;
  text: Localized;
  rule: TextField;
}

/** The texts in a value, wherever its schema has some. */
export function findTexts(rule: Field, value: unknown, field: string): OwnText[] {
  return findValues(rule, value, field).flatMap((found) =>
    found.rule.type === 'text' && isText(found.value)
      ? [{ field: found.field, text: found.value, rule: found.rule }]
      : [],
  );
}

/** The pictures in a value, wherever its schema has some. */
export function findPictures(rule: Field, value: unknown, field: string) {
  return findValues(rule, value, field).flatMap((found) =>
    found.rule.type === 'picture' && typeof found.value === 'string'
      ? [{ field: found.field, file: found.value }]
      : [],
  );
}

interface FoundValue {
  rule: Field;
  value: unknown;
  field: string;
}

/** What is in the groups and lists of a value, and how it is described. */
function findValues(rule: Field, value: unknown, field: string): FoundValue[] {
  if (rule.type === 'optional') return findValues(rule.of, value, field);
  if (rule.type === 'list' && Array.isArray(value))
    return value.flatMap((entry, at) => findValues(rule.of, entry, nameEntry(field, at)));
  if (rule.type === 'group' && isRecord(value))
    return Object.entries(rule.fields).flatMap(([name, part]) =>
      findValues(part, value[name], `${field}.${name}`),
    );
  return [{ rule, value, field }];
}

const KINDS = {
  text: 'the text in both languages',
  choice: 'one of its values',
  picture: 'the name of a picture',
  number: 'a number',
  flag: 'true or false',
  list: 'a list',
};

/** Whether a value is a text in both languages, and nothing else. */
function isText(value: unknown): value is Localized {
  return isLocalized(value) && Object.keys(value).length === LOCALES.length;
}

function findTextProblems(rule: TextField, value: unknown, field: string): FieldProblem[] {
  const { shared } = rule;
  if (isText(value)) return [];
  if (typeof value === 'string' && shared) {
    if (value.startsWith(shared) && Object.hasOwn(messages.en, value)) return [];
    const known = keysOf(messages.en).filter((id) => id.startsWith(shared));
    return rejectChoice(known, value, field);
  }
  if (!isRecord(value)) return rejectKind(rule, value, field);
  const missing = LOCALES.filter((locale) => typeof value[locale] !== 'string');
  return [
    ...missing.flatMap((locale) =>
      reject(field, 'is missing', 'Write the text.').map((found) => ({ ...found, locale })),
    ),
    ...findUnread(value, LOCALES, field),
  ];
}

function rejectKind(rule: Exclude<Field, OptionalField>, value: unknown, field: string) {
  return reject(field, `is ${quote(value)}`, `Write ${nameKind(rule)}.`);
}

/** What a field takes; of an object what it needs. */
function nameKind(rule: Exclude<Field, OptionalField>): string {
  if (rule.type !== 'group') return KINDS[rule.type];
  const needed = keysOf(rule.fields).filter((name) => rule.fields[name]?.type !== 'optional');
  return needed.length > 0 ? `an object with ${needed.join(', ')}` : 'an object';
}

function rejectChoice(values: readonly string[], value: unknown, field: string) {
  const advice = `Choose one of ${values.join(', ')}.`;
  return reject(field, `is ${quote(value)}, which does not exist`, advice);
}

function rejectPicture(value: unknown, field: string) {
  const problem = value === '' ? 'is no picture yet' : `is ${quote(value)}, not in site/pictures`;
  const advice =
    'Drop one into its field in the Composer, or add it with `npm run landing -- picture FILE`.';
  return reject(field, problem, advice);
}

/** Finds what is wrong with a number in the bounds and on the step of its field. */
export function findNumberProblems(
  rule: NumberField,
  value: unknown,
  field: string,
): FieldProblem[] {
  if (typeof value !== 'number' || !Number.isFinite(value)) return rejectKind(rule, value, field);
  const { min, max, step } = rule;
  const isInside = value >= min && value <= max;
  if (isInside && (value - min) % step === 0) return [];
  const [given, lowest, highest] = [value, min, max].map((one) => one.toLocaleString('en'));
  if (!isInside)
    return reject(field, `is ${given}`, `Choose a number from ${lowest} to ${highest}.`);
  const advice = `Choose ${lowest} or a multiple of ${step} above it, up to ${highest}.`;
  return reject(field, `is ${given}, which is off the step`, advice);
}

function findListProblems({ of, min, max }: ListField, entries: readonly unknown[], field: string) {
  const seen = new Set<string>();
  const twice = entries.flatMap((entry, at): FieldProblem[] => {
    const key = JSON.stringify(entry);
    // Texts that are still to be written are equal, and each is a problem of its own.
    const isWritten = findTexts(of, entry, '').every(
      ({ text }) => !Object.values(text).includes(''),
    );
    if (seen.has(key) && isWritten)
      return reject(nameEntry(field, at), 'is there twice', 'Remove one of the two.');
    seen.add(key);
    return [];
  });
  const count = entries.length;
  return [
    ...(count < min || count > max
      ? reject(field, count === 0 ? 'is empty' : `has ${count} entries`, `List ${min} to ${max}.`)
      : []),
    ...twice,
    ...entries.flatMap((entry, at) => findFieldProblems(of, entry, nameEntry(field, at))),
  ];
}

function findGroupProblems(
  { fields }: GroupField,
  value: Readonly<Record<string, unknown>>,
  field: string,
): FieldProblem[] {
  return [
    ...findUnread(value, Object.keys(fields), field),
    ...Object.entries(fields).flatMap(([name, part]) =>
      findFieldProblems(part, value[name], `${field}.${name}`),
    ),
  ];
}

function findUnread(value: object, known: readonly string[], field: string): FieldProblem[] {
  const use = known.length === 0 ? '; this section has no fields' : `, or use ${known.join(', ')}`;
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .flatMap((name) => reject(`${field}.${name}`, 'is read by no view', `Remove it${use}.`));
}

/** Entries are counted from 1, as people count them. */
function nameEntry(field: string, at: number): string {
  return `${field}.${at + 1}`;
}

function quote(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : `${JSON.stringify(value)}`;
}
