import { createRecord, isRecord, mapValues } from '../../lib/objects.ts';
import { isLocalized, LOCALES, type Localized } from '../../site/i18n/locales.ts';
import { getLanding, LANDING_NAMES } from '../../site/landings/index.ts';
import { copyLanding, HOME } from '../../site/landings/landing-file.ts';
import type { Field, GroupField } from '../../site/sections/field.ts';
import { ownPicture } from '../../site/sections/own-picture.ts';
import { SECTIONS, type SectionKind } from '../../site/sections/sections.ts';
import { createId, type Draft, type DraftSection } from './draft.ts';

/** A new draft: the copy of a landing, or for `''` nothing but a hero. */
export function createDraft(from: string, name: string): Draft {
  if (from === '') {
    const head = { path: NO_PATH, title: NO_TEXT, description: NO_TEXT };
    return { id: createId(), name, landing: { ...head, sections: [createSection('hero')] } };
  }
  const landing = getLanding(from);
  const copy = copyLanding(landing, NO_PATH);
  return { id: createId(), name, landing: copy, base: { name: from, landing } };
}

/** A landing that is there, to be changed. */
export function openLanding(name: string): Draft {
  const landing = getLanding(name);
  return { id: createId(), name, landing, base: { name, landing } };
}

/** A section as some landing has it: with its figures and choices, its own texts still to be written. */
export function createSection(kind: SectionKind, examples = EXAMPLES): DraftSection {
  const { hasExperiments: _, ...section } = findExample(kind, examples);
  return { ...mapValues(section, clearTexts), kind };
}

/** The section of a kind that the palette shows: of some landing or, while none has one, with the first values. */
export function findExample(kind: SectionKind, examples = EXAMPLES): DraftSection {
  const sections: readonly DraftSection[] = examples.flatMap((name) => getLanding(name).sections);
  const example = sections.find((section) => section.kind === kind);
  const { fields } = SECTIONS[kind].schema;
  return example ?? { ...createGroup(fields), kind };
}

/** A picture in the place of another, of which nothing that was said is true of this one. */
export function createPicture(file: string): object {
  return { ...createGroup(ownPicture.fields), file };
}

/** A value to begin with for a field: the number to start with, the first choices, and empty texts. */
export function createValue(field: Field): unknown {
  switch (field.type) {
    case 'text':
      return NO_TEXT;
    case 'choice':
      return field.values[0];
    case 'number':
      return field.start ?? field.min;
    case 'flag':
      return false;
    case 'picture':
      return '';
    case 'list': {
      const { of: entry, min } = field;
      return entry.type === 'choice'
        ? entry.values.slice(0, min)
        : Array.from({ length: min }, () => createValue(entry));
    }
    case 'group':
      return createGroup(field.fields);
    case 'optional':
      return createValue(field.of);
  }
}

function createGroup(fields: GroupField['fields']): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, part]) => part.type !== 'optional')
      .map(([name, part]) => [name, createValue(part)]),
  );
}

/** The addresses before anybody has typed them. */
const NO_PATH: Localized = createRecord(LOCALES, (locale) => `/${locale}/`);

const NO_TEXT: Localized = createRecord(LOCALES, () => '');

/** A persona first: the home page speaks to everybody. */
const EXAMPLES = [...LANDING_NAMES.filter((name) => name !== HOME), HOME];

function clearTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clearTexts);
  if (!isRecord(value)) return value;
  return isLocalized(value) ? NO_TEXT : mapValues(value, clearTexts);
}
