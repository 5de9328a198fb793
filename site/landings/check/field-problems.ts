import { isRecord, keysOf } from '../../../lib/objects.ts';
import { LOCALES, type Localized } from '../../i18n/locales.ts';
import { messages } from '../../i18n/messages/index.ts';
import type { Field, GroupField, ListField, NumberField, TextField } from '../../sections/field.ts';
import type { FieldProblem } from './problem.ts';

/** How a value breaks the schema of its field: shape, bounds, steps, choices and duplicates. */
export function findFieldProblems(rule: Field, value: unknown, field: string): FieldProblem[] {
  if (rule.type === 'optional')
    return value === undefined ? [] : findFieldProblems(rule.of, value, field);
  if (value === undefined)
    return [{ field, problem: 'is missing', advice: `Add ${KINDS[rule.type]}.` }];
  switch (rule.type) {
    case 'text':
      return findTextProblems(rule, value, field);
    case 'flag':
      return typeof value === 'boolean' ? [] : [wrongKind(rule, value, field)];
    case 'choice':
      return rule.values.some((known) => known === value)
        ? []
        : [unknownChoice(rule, value, field)];
    case 'number':
      return findNumberProblems(rule, value, field);
    case 'list':
      return Array.isArray(value)
        ? findListProblems(rule, value, field)
        : [wrongKind(rule, value, field)];
    case 'group':
      return isRecord(value)
        ? findGroupProblems(rule, value, field)
        : [wrongKind(rule, value, field)];
  }
}

/** A text that a landing says itself, and where. */
export interface OwnText {
  field: string;
  text: Localized;
  rule: TextField;
}

/** The texts in a value, wherever its schema has some. */
export function textsIn(rule: Field, value: unknown, field: string): OwnText[] {
  if (rule.type === 'optional') return textsIn(rule.of, value, field);
  if (rule.type === 'text') return isText(value) ? [{ field, text: value, rule }] : [];
  if (rule.type === 'list' && Array.isArray(value))
    return value.flatMap((entry, at) => textsIn(rule.of, entry, entryName(field, at)));
  if (rule.type === 'group' && isRecord(value))
    return Object.entries(rule.fields).flatMap(([name, part]) =>
      textsIn(part, value[name], `${field}.${name}`),
    );
  return [];
}

const KINDS = {
  text: 'the text in both languages',
  choice: 'one of its values',
  number: 'a number',
  flag: 'true or false',
  list: 'a list',
  group: 'an object',
};

/** Whether a value is a text in both languages, and nothing else. */
function isText(value: unknown): value is Localized {
  return (
    isRecord(value) &&
    Object.keys(value).length === LOCALES.length &&
    LOCALES.every((locale) => typeof value[locale] === 'string')
  );
}

function findTextProblems(rule: TextField, value: unknown, field: string): FieldProblem[] {
  const { shared } = rule;
  if (isText(value)) return [];
  if (typeof value === 'string' && shared) {
    if (value.startsWith(shared) && Object.hasOwn(messages.en, value)) return [];
    const known = keysOf(messages.en).filter((id) => id.startsWith(shared));
    return [unknownChoice({ values: known }, value, field)];
  }
  if (!isRecord(value)) return [wrongKind(rule, value, field)];
  const missing = LOCALES.filter((locale) => typeof value[locale] !== 'string');
  const others = Object.keys(value).filter((key) => !LOCALES.some((locale) => locale === key));
  return [
    ...missing.map((locale) => ({
      field,
      locale,
      problem: 'is missing',
      advice: 'Write the text.',
    })),
    ...others.map((key) => ({
      field: `${field}.${key}`,
      problem: 'is read by no view',
      advice: `Remove it, or use ${LOCALES.join(', ')}.`,
    })),
  ];
}

function wrongKind({ type }: Exclude<Field, { type: 'optional' }>, value: unknown, field: string) {
  return { field, problem: `is ${shown(value)}`, advice: `Write ${KINDS[type]}.` };
}

function unknownChoice({ values }: { values: readonly string[] }, value: unknown, field: string) {
  return {
    field,
    problem: `is ${shown(value)}, which does not exist`,
    advice: `Choose one of ${values.join(', ')}.`,
  };
}

/** What is wrong with a number in the bounds and on the step of its field. */
export function findNumberProblems(
  rule: NumberField,
  value: unknown,
  field: string,
): FieldProblem[] {
  if (typeof value !== 'number' || !Number.isFinite(value)) return [wrongKind(rule, value, field)];
  const { min, max, step } = rule;
  const isInside = value >= min && value <= max;
  if (isInside && (value - min) % step === 0) return [];
  const [given, lowest, highest] = [value, min, max].map((one) => one.toLocaleString('en'));
  return [
    isInside
      ? {
          field,
          problem: `is ${given}, which is off the step`,
          advice: `Choose ${lowest} or a multiple of ${step} above it, up to ${highest}.`,
        }
      : {
          field,
          problem: `is ${given}`,
          advice: `Choose a number from ${lowest} to ${highest}.`,
        },
  ];
}

function findListProblems({ of, min, max }: ListField, entries: readonly unknown[], field: string) {
  const seen = new Set<string>();
  const twice = entries.flatMap((entry, at): FieldProblem[] => {
    const key = JSON.stringify(entry);
    // Texts that are still to be written are equal, and each is a problem of its own.
    const isWritten = textsIn(of, entry, '').every(({ text }) => !Object.values(text).includes(''));
    if (!seen.has(key) || !isWritten) {
      seen.add(key);
      return [];
    }
    const where = entryName(field, at);
    return [{ field: where, problem: 'is there twice', advice: 'Remove one of the two.' }];
  });
  const count = entries.length;
  return [
    ...(count < min || count > max
      ? [
          {
            field,
            problem: count === 0 ? 'is empty' : `has ${count} entries`,
            advice: `List ${min} to ${max}.`,
          },
        ]
      : []),
    ...twice,
    ...entries.flatMap((entry, at) => findFieldProblems(of, entry, entryName(field, at))),
  ];
}

function findGroupProblems(
  { fields }: GroupField,
  value: Readonly<Record<string, unknown>>,
  field: string,
): FieldProblem[] {
  const unread = Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
  return [
    ...unread.map((name) => ({
      field: `${field}.${name}`,
      problem: 'is read by no view',
      advice: `Remove it${suggestion(Object.keys(fields))}.`,
    })),
    ...Object.entries(fields).flatMap(([name, part]) =>
      findFieldProblems(part, value[name], `${field}.${name}`),
    ),
  ];
}

function suggestion(names: readonly string[]): string {
  return names.length === 0 ? '; this section has no fields' : `, or use ${names.join(', ')}`;
}

/** Entries are counted from 1, as people count them. */
function entryName(field: string, at: number): string {
  return `${field}.${at + 1}`;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : `${JSON.stringify(value)}`;
}
