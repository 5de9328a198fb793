import { keysOf, mapValues } from '../../lib/objects.ts';
import { LOCALES } from '../i18n/locales.ts';
import { messages } from '../i18n/messages/index.ts';
import type { Field, GroupField, TextField } from '../sections/field.ts';
import { SECTION_KINDS, SECTIONS, type SectionKind } from '../sections/sections.ts';
import { LANDING_FIELDS } from './landing.ts';
import { formatJson } from './landing-file.ts';

/** The JSON Schema of a landing, from the project's folder. Every landing names it for editors. */
export const SCHEMA_FILE = 'site/landings/landing.schema.json';

/** The content of that file, made from the schemas of the sections. */
export function formatSchema(): string {
  const { properties, required } = groupSchema(LANDING_FIELDS);
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Landing',
    ...objectSchema(
      {
        $schema: { type: 'string' },
        path: { description: 'Its addresses', ...localized({ pattern: '^/' }) },
        ...properties,
        sections: {
          description: 'Its sections in their order, the hero first, each kind at most once',
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            required: ['kind'],
            properties: { kind: { enum: SECTION_KINDS } },
            allOf: SECTION_KINDS.map(sectionSchema),
          },
        },
      },
      ['path', ...required, 'sections'],
    ),
  };
  return formatJson(schema);
}

type Schema = Readonly<Record<string, unknown>>;

/** The rule for a section of a kind, so that an editor offers the fields of that kind. */
function sectionSchema(kind: SectionKind): Schema {
  const { schema } = SECTIONS[kind];
  const { properties, required } = groupSchema(schema);
  return {
    if: { properties: { kind: { const: kind } } },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so
    then: objectSchema({ kind: { const: kind, description: schema.about }, ...properties }, [
      'kind',
      ...required,
    ]),
  };
}

function objectSchema(properties: Schema, required: readonly string[]) {
  return { type: 'object', properties, required, additionalProperties: false };
}

function groupSchema({ fields }: GroupField) {
  const required = keysOf(fields).filter((name) => fields[name]?.type !== 'optional');
  return { properties: mapValues(fields, fieldSchema), required };
}

function fieldSchema(field: Field): Schema {
  const description = field.about && { description: field.about };
  switch (field.type) {
    case 'optional':
      return { ...fieldSchema(field.of), ...description };
    case 'text':
      return textSchema(field);
    case 'choice':
      return { ...description, enum: field.values };
    case 'number': {
      const { min, max, step } = field;
      return {
        ...description,
        ...{ type: 'number', minimum: min, maximum: max },
        // JSON Schema counts steps from 0, a landing from the lowest value.
        ...(min % step === 0 && { multipleOf: step }),
      };
    }
    case 'flag':
      return { ...description, type: 'boolean' };
    case 'picture':
      return { ...description, type: 'string', pattern: '\\.(jpg|png)$' };
    case 'list': {
      const items = fieldSchema(field.of);
      const counts = { minItems: field.min, maxItems: field.max };
      return { ...description, type: 'array', items, ...counts, uniqueItems: true };
    }
    case 'group': {
      const { properties, required } = groupSchema(field);
      return { ...description, ...objectSchema(properties, required) };
    }
  }
}

/** How long a text may be is told and not demanded: figures are filled in and soft hyphens do not count. */
function textSchema({ about = 'A text', min, max, shared }: TextField): Schema {
  const length = min > 1 ? `${min} to ${max}` : `up to ${max}`;
  const own = { description: `${about}: ${length} characters`, ...localized({ minLength: 1 }) };
  if (!shared) return own;
  const ids = keysOf(messages.en).filter((id) => id.startsWith(shared));
  return { description: own.description, anyOf: [{ enum: ids }, own] };
}

function localized(rules: Schema): Schema {
  const properties = Object.fromEntries(
    LOCALES.map((locale) => [locale, { type: 'string', ...rules }]),
  );
  return objectSchema(properties, LOCALES);
}
