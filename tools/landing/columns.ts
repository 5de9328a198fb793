import { countMistakes } from '../../lib/count-mistakes.ts';
import { UserError } from '../../lib/user-error.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { getLanding, type LandingName } from '../../site/landings/index.ts';
import { LANDING_FIELDS } from '../../site/landings/landing.ts';
import type { Field } from '../../site/sections/field.ts';
import { isSectionKind, SECTIONS } from '../../site/sections/sections.ts';
import { nameColumn } from './csv.ts';

/**
 * Refuses a table with columns that no row reads, or without one that every row needs.
 * @param from the landing that the rows are made from
 * @throws UserError that names each with its letter and what to do
 */
export function assertColumns(names: readonly string[], file: string, from: LandingName): void {
  const known = listColumns(from);
  const isMeant = (name: string) => isKnown(name, known) || findNearest(name, known);
  if (!names.some((name) => name !== '' && isMeant(name)))
    throw new UserError(
      `${file}: its first line names no column of rows. Begin with their names, such as name, path.en and path.de, with semicolons, tabs or commas between them.`,
    );
  const unknown = names.flatMap((name, at) =>
    isKnown(name, known)
      ? []
      : `${file}, column ${nameColumn(at)}: no row reads "${name}". ${advise(findNearest(name, known))}`,
  );
  const missing = listRequired(names).filter((name) => !names.includes(name));
  const absent = missing.map(
    (name, at) =>
      `${file}: the column "${name}" is missing. Add it, for example as column ${nameColumn(names.length + at)}.`,
  );
  const problems = [...unknown, ...absent];
  if (problems.length > 0) throw new UserError(problems.join('\n'));
}

function advise(nearest: string | undefined): string {
  return nearest ? `Call it "${nearest}", or remove it.` : 'Remove it.';
}

/** Whether a column of a landing's rows holds lists. */
export function isListColumn(name: string, from: LandingName): boolean {
  const [place, kind = '', ...steps] = name.split('.');
  if (place !== 'sections' || !isSectionKind(kind)) return false;
  const start: Field | undefined = getLanding(from).sections.some((one) => one.kind === kind)
    ? SECTIONS[kind].schema
    : undefined;
  const field = steps.reduce<Field | undefined>((within, step) => {
    const group = within?.type === 'optional' ? within.of : within;
    return group?.type === 'group' ? group.fields[step] : undefined;
  }, start);
  return (field?.type === 'optional' ? field.of : field)?.type === 'list';
}

/** The columns of all that a row of a landing can say, besides its values. */
function listColumns(from: LandingName): string[] {
  const { title, description } = LANDING_FIELDS.fields;
  return [
    'name',
    ...LOCALES.map((locale) => `path.${locale}`),
    ...listFields(title, 'title'),
    ...listFields(description, 'description'),
    ...getLanding(from).sections.flatMap(({ kind }) =>
      listFields(SECTIONS[kind].schema, `sections.${kind}`),
    ),
  ];
}

function listFields(field: Field, name: string): string[] {
  if (field.type === 'optional') return listFields(field.of, name);
  if (field.type === 'text') return LOCALES.map((locale) => `${name}.${locale}`);
  if (field.type !== 'group') return [name];
  return Object.entries(field.fields).flatMap(([key, part]) => listFields(part, `${name}.${key}`));
}

/** Values have any names, and a column may hold a whole group as JSON; one without a name is empty. */
function isKnown(name: string, known: readonly string[]): boolean {
  return name === '' || VALUE.test(name) || known.some((one) => `${one}.`.startsWith(`${name}.`));
}

const VALUE = new RegExp(`^values\\.(?:${LOCALES.join('|')})\\.(?=\\w+$)`);

/** What every row has, in both languages. */
function listRequired(names: readonly string[]): string[] {
  const values = names.filter((name) => VALUE.test(name)).map((name) => name.replace(VALUE, ''));
  const localized = new Set([
    ...LOCALES.map((locale) => `path.${locale}`),
    ...values.flatMap((value) => LOCALES.map((locale) => `values.${locale}.${value}`)),
  ]);
  return ['name', ...localized];
}

/** The known name that takes fewest mistakes to be written as this one, unless they are most of it. */
function findNearest(name: string, known: readonly string[]): string | undefined {
  const mistakes = (one: string) => countMistakes(name.toLowerCase(), one.toLowerCase());
  const [nearest = ''] = known.toSorted((one, other) => mistakes(one) - mistakes(other));
  return mistakes(nearest) <= name.length / 2 ? nearest : undefined;
}
