import {
  type Field,
  formatLabel,
  type GroupField,
  type TextField,
} from '../../site/sections/field.ts';

/** One line of the documentation of a schema. */
export interface FieldRow {
  /** As it is written in a landing; parts of lists and groups follow a dot. */
  name: string;
  label: string;
  takes: string;
  about: string;
}

/** The fields of a group as a table in Markdown, below a heading and what the group is for. */
export function writeFieldTable(heading: string, group: GroupField): string {
  const rows = listFieldRows(group).map(
    ({ name, takes, about, label }) => `| \`${name}\` | ${takes} | ${about || label} |`,
  );
  const table = ['| Field | Takes | For |', '| --- | --- | --- |', ...rows].join('\n');
  const parts = [`### ${heading}`, group.about && `${group.about}.`, rows.length > 0 && table];
  return parts.filter(Boolean).join('\n\n');
}

/** The documentation of every field of a group, those inside others after them. */
export function listFieldRows({ fields }: GroupField, prefix = ''): FieldRow[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const name = `${prefix}${key}`;
    const row = {
      name,
      label: formatLabel(key),
      takes: describeField(field),
      about: findAbout(field),
    };
    const inner = findInnerGroup(field);
    return [row, ...(inner ? listFieldRows(inner, `${name}.`) : [])];
  });
}

function describeField(field: Field): string {
  switch (field.type) {
    case 'optional':
      return `${describeField(field.of)}; may be left out`;
    case 'text':
      return describeText(field);
    case 'choice':
      return `one of ${field.values.join(', ')}`;
    case 'number': {
      const { min, max, step, unit } = field;
      const bounds = `${min.toLocaleString('en')} to ${max.toLocaleString('en')}`;
      return [bounds, ...(step === 1 ? [] : [`step ${step}`]), ...(unit ? [unit] : [])].join(', ');
    }
    case 'flag':
      return 'true or false';
    case 'picture':
      return 'the name of a file in site/pictures';
    case 'list':
      return `list of ${field.min} to ${field.max}, none twice: ${describeField(field.of)}`;
    case 'group':
      return 'the fields below';
  }
}

function describeText({ min, max, hyphens, unique, shared }: TextField): string {
  return [
    `message of ${min > 1 ? `${min} to ${max}` : `up to ${max}`} characters`,
    ...(hyphens === 'required' ? ['soft hyphens in long words'] : []),
    ...(hyphens === 'none' ? ['no soft hyphens'] : []),
    ...(unique ? ['said by no other landing'] : []),
    ...(shared ? [`its own or one of ${shared}*`] : []),
  ].join(', ');
}

function findAbout(field: Field): string {
  return field.about ?? (field.type === 'optional' ? findAbout(field.of) : '');
}

function findInnerGroup(field: Field): GroupField | undefined {
  if (field.type === 'group') return field;
  return field.type === 'list' || field.type === 'optional' ? findInnerGroup(field.of) : undefined;
}
