import type { BrandContent } from '../content/brands/schema.ts';
import type { ClaimId } from '../content/claims/claims.ts';
import type { Localized } from '../i18n/locales.ts';
import type { MessageId } from '../i18n/messages/index.ts';

/**
 * The language in which a section says what a landing may write about it. A schema in this language
 * is the section's type (`ValueOf`), its controls in the workbench, its check and its documentation.
 */
export type Field =
  | TextField
  | ChoiceField
  | NumberField
  | FlagField
  | PictureField
  | ListField
  | GroupField
  | OptionalField;

interface Described {
  /** The purpose of the field, a sentence without a full stop. */
  about?: string;
}

/** A text in both languages. Its rules hold for what readers see, in each language. */
export interface TextField extends Described {
  type: 'text';
  /** Length in characters, figures filled in and soft hyphens not counted. */
  min: number;
  max: number;
  /**
   * Soft hyphens: `required` in long words of large headings, `none` where nothing is parted.
   */
  hyphens: 'required' | 'allowed' | 'none';
  /** No other landing may say the same. */
  unique: boolean;
  /** A message with this prefix, which several landings share, may be named instead by its id. */
  shared?: string;
  /** It names people or firms, whom no dictionary knows. */
  hasNames?: true;
}

interface SharedTextField extends TextField {
  shared: string;
}

export interface ChoiceField<Value extends string = string> extends Described {
  type: 'choice';
  values: readonly Value[];
  /** What people read in place of its values, where their names do not say enough. */
  labels?: Readonly<Record<Value, string>>;
}

export interface NumberField extends Described {
  type: 'number';
  min: number;
  max: number;
  /** Counted from `min`. */
  step: number;
  /** What the Composer begins with; left out, `min`. */
  start?: number;
  unit?: string;
}

export interface FlagField extends Described {
  type: 'flag';
}

/** A file of `site/pictures`, by its name. */
export interface PictureField extends Described {
  type: 'picture';
}

/** An ordered list that holds nothing twice. */
export interface ListField<Of extends Field = Field> extends Described {
  type: 'list';
  of: Of;
  /** How many entries there may be. */
  min: number;
  max: number;
}

export interface GroupField<Fields extends GroupFields = GroupFields> extends Described {
  type: 'group';
  fields: Fields;
}

export interface OptionalField<Of extends Field = Field> extends Described {
  type: 'optional';
  of: Of;
}

type GroupFields = Readonly<{ [name: string]: Field }>;

/** The value that a landing writes in a field, as TypeScript has it. */
export type ValueOf<F> = F extends SharedTextField
  ? Localized | MessageId
  : F extends { type: 'text' }
    ? Localized
    : F extends ChoiceField<infer Value>
      ? Value
      : F extends { type: 'number' }
        ? number
        : F extends { type: 'flag' }
          ? boolean
          : F extends { type: 'picture' }
            ? string
            : F extends ListField<infer Of>
              ? readonly ValueOf<Of>[]
              : F extends GroupField<infer Fields>
                ? GroupValue<Fields>
                : never;

type GroupValue<Fields> = {
  [Name in keyof Fields as Fields[Name] extends OptionalField ? never : Name]: ValueOf<
    Fields[Name]
  >;
} & {
  [Name in keyof Fields as Fields[Name] extends OptionalField
    ? Name
    : never]?: Fields[Name] extends OptionalField<infer Of> ? ValueOf<Of> : never;
};

/**
 * All that the site has to know about a kind of section besides its view. The view is apart, in the
 * file `Name/Name.tsx`, so that Node can read the schemas and no view depends on another.
 */
export interface SectionDefinition {
  /** The values that a landing gives the view. */
  schema: GroupField;
  /** How its heading stands; left out, its title beside its lead. */
  heading?: 'statement' | 'caption';
  /** It is part of the first view: nothing links to it, and it has no anchor. */
  opensPage?: true;
  /** The claims behind its figures, and behind its points; each has a source in the notes of its page. */
  claims?: (brand: BrandContent, points: readonly Point[]) => readonly ClaimId[];
}

/** A point of a list: a message that several landings share, or a text of the landing's own. */
export type Point = string | Localized;

type TextRules = { max: number } & Partial<Omit<TextField, 'type' | 'max'>>;

/** A text of the landing; `max` characters leave room for both languages. */
export function text(rules: TextRules & { shared: string }): SharedTextField;
export function text(rules: TextRules): TextField;
export function text(rules: TextRules): TextField {
  return { type: 'text', min: 1, hyphens: 'allowed', unique: false, ...rules };
}

/** One of the values of a table. */
export function choice<const Value extends string>(
  values: readonly Value[],
  about?: string,
  labels?: Readonly<Record<Value, string>>,
): ChoiceField<Value> {
  return { type: 'choice', values, ...(about && { about }), ...(labels && { labels }) };
}

/** A number within bounds, on a step counted from the lower one. */
export function number(rules: Omit<NumberField, 'type'>): NumberField {
  return { type: 'number', ...rules };
}

/** Yes or no. */
export function flag(about?: string): FlagField {
  return { type: 'flag', ...(about && { about }) };
}

/** A photo or a drawing of the landing's own. */
export function picture(about?: string): PictureField {
  return { type: 'picture', ...(about && { about }) };
}

/** Several of the same, in their order; none may be there twice. */
export function list<Of extends Field>(
  of: Of,
  rules: Omit<ListField, 'type' | 'of'>,
): ListField<Of> {
  return { type: 'list', of, ...rules };
}

/** Named fields. */
export function group<const Fields extends GroupFields>(
  fields: Fields,
  about?: string,
): GroupField<Fields> {
  return { type: 'group', fields, ...(about && { about }) };
}

/** A field that may be left out. */
export function optional<Of extends Field>(of: Of): OptionalField<Of> {
  return { type: 'optional', of };
}

/** Names that a file explains by what stands around them, and a label does not. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['first', 'First questions'],
  ['count', 'Number of questions'],
  ['vary', 'What differs'],
  ['hasExperiments', 'Takes part in experiments'],
]);

/** The name of a field as people read it: `grossMonthlyIncome` becomes «Gross monthly income». */
export function formatLabel(name: string): string {
  const label = LABELS.get(name);
  if (label) return label;
  const words = name.replaceAll(/(?<=[a-z])[A-Z0-9]/g, (sign) => ` ${sign.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
