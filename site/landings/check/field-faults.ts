import { isRecord } from '../../../lib/objects.ts';
import type { Field, GroupField, ListField, NumberField, TextField } from '../../sections/field.ts';
import type { Fault } from './problem.ts';

/** How a value breaks the schema of its field: shape, bounds, steps, choices and duplicates. */
export function fieldFaults(rule: Field, value: unknown, field: string): Fault[] {
  if (rule.type === 'optional')
    return value === undefined ? [] : fieldFaults(rule.of, value, field);
  if (value === undefined)
    return [{ field, problem: 'is missing', advice: `Add ${KINDS[rule.type]}.` }];
  switch (rule.type) {
    case 'text':
      return typeof value === 'string' ? [] : [wrongKind(rule, value, field)];
    case 'flag':
      return typeof value === 'boolean' ? [] : [wrongKind(rule, value, field)];
    case 'choice':
      return rule.values.some((known) => known === value)
        ? []
        : [unknownChoice(rule, value, field)];
    case 'number':
      return numberFaults(rule, value, field);
    case 'list':
      return Array.isArray(value)
        ? listFaults(rule, value, field)
        : [wrongKind(rule, value, field)];
    case 'group':
      return isRecord(value) ? groupFaults(rule, value, field) : [wrongKind(rule, value, field)];
  }
}

/** A message that a landing names, and where. */
export interface NamedText {
  field: string;
  id: string;
  rule: TextField;
}

/** The messages in a value, wherever its schema has texts. */
export function textsIn(rule: Field, value: unknown, field: string): NamedText[] {
  if (rule.type === 'optional') return textsIn(rule.of, value, field);
  if (rule.type === 'text') return typeof value === 'string' ? [{ field, id: value, rule }] : [];
  if (rule.type === 'list' && Array.isArray(value))
    return value.flatMap((entry, at) => textsIn(rule.of, entry, entryName(field, at)));
  if (rule.type === 'group' && isRecord(value))
    return Object.entries(rule.fields).flatMap(([name, part]) =>
      textsIn(part, value[name], `${field}.${name}`),
    );
  return [];
}

const KINDS = {
  text: 'the id of a message',
  choice: 'one of its values',
  number: 'a number',
  flag: 'true or false',
  list: 'a list',
  group: 'an object',
};

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

/** The faults of a number in the bounds and on the step of its field. */
export function numberFaults(rule: NumberField, value: unknown, field: string): Fault[] {
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

function listFaults({ of, min, max }: ListField, entries: readonly unknown[], field: string) {
  const seen = new Set<string>();
  const twice = entries.flatMap((entry, at): Fault[] => {
    const key = JSON.stringify(entry);
    if (!seen.has(key)) {
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
    ...entries.flatMap((entry, at) => fieldFaults(of, entry, entryName(field, at))),
  ];
}

function groupFaults(
  { fields }: GroupField,
  value: Readonly<Record<string, unknown>>,
  field: string,
): Fault[] {
  const unread = Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
  return [
    ...unread.map((name) => ({
      field: `${field}.${name}`,
      problem: 'is read by no view',
      advice: `Remove it${suggestion(Object.keys(fields))}.`,
    })),
    ...Object.entries(fields).flatMap(([name, part]) =>
      fieldFaults(part, value[name], `${field}.${name}`),
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
