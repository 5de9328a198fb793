import { keysOf } from '../../../../lib/objects.ts';
import type { Inputs } from '../../../calculation/index.ts';
import type { MessageId } from '../../../i18n/messages/index.ts';
import type { ComparisonType, PresetName } from '../../client/client.ts';
import {
  CUSTOM_ASSUMPTIONS,
  CUSTOM_KEYS,
  type CustomKey,
  type CustomValues,
  nearestCustom,
} from '../custom-assumptions/custom-assumptions.ts';
import { clampField, FIELD_NAMES, FIELDS, type Field, fieldError, mapFields } from './fields.ts';

/** Everything a visitor can choose in the calculator; it is what a shared link carries. */
export interface Choices {
  comparisonType: ComparisonType;
  preset: PresetName;
  inputs: Inputs;
  /** The assumptions that the visitor has changed. */
  custom: CustomValues;
}

export type FieldErrors = Partial<Record<Field, MessageId>>;

/** Parts of an address that may be adjusted: an input, the comparison, the preset, a custom assumption. */
export type Adjusted = Field | Exclude<keyof Choices, 'inputs'>;

/** Choices from an address. Those that cannot be chosen are adjusted, and the page names them. */
export interface ReadChoices extends Choices {
  errors: FieldErrors;
  adjusted: readonly Adjusted[];
}

/** The two comparisons and the word each has in an address. */
export const COMPARISON_TYPES: Readonly<Record<ComparisonType, string>> = {
  OWN_INVESTMENT: 'depot',
  OTHER_INVESTMENT: 'provider',
};

/** The sets of assumptions and the word each has in an address. */
export const PRESET_NAMES: Readonly<Record<PresetName, string>> = {
  published: 'published',
  cautious: 'cautious',
  sceptical: 'sceptical',
};

const TYPE_PARAMETER = 'compare';
const PRESET_PARAMETER = 'assumptions';

/** The choices a page opens with. */
export function openingChoices(inputs: Inputs): Choices {
  return { comparisonType: 'OWN_INVESTMENT', preset: 'published', inputs, custom: {} };
}

/** Reads choices from an address; what it leaves out stays as opened. */
export function readChoices(query: URLSearchParams, opening: Choices): ReadChoices {
  const errors: FieldErrors = {};
  const adjusted = new Set<Adjusted>();
  const inputs = mapFields(({ parameter }, field) => {
    const value = readNumber(query.get(parameter));
    if (value === undefined) return opening.inputs[field];
    const error = fieldError(field, value);
    if (error) errors[field] = error;
    const nearest = Number.isNaN(value) ? opening.inputs[field] : clampField(field, value);
    if (nearest !== value) adjusted.add(field);
    return nearest;
  });
  const custom: Partial<Record<CustomKey, number>> = {};
  for (const key of CUSTOM_KEYS) {
    const value = readNumber(query.get(CUSTOM_ASSUMPTIONS[key].parameter));
    if (value === undefined) continue;
    if (!Number.isNaN(value)) custom[key] = nearestCustom(key, value);
    if (custom[key] !== value) adjusted.add('custom');
  }
  const comparisonType = readWord(query.get(TYPE_PARAMETER), COMPARISON_TYPES);
  const preset = readWord(query.get(PRESET_PARAMETER), PRESET_NAMES);
  if (query.has(TYPE_PARAMETER) && !comparisonType) adjusted.add('comparisonType');
  if (query.has(PRESET_PARAMETER) && !preset) adjusted.add('preset');
  return {
    comparisonType: comparisonType ?? opening.comparisonType,
    preset: preset ?? opening.preset,
    inputs,
    custom,
    errors,
    adjusted: [...adjusted],
  };
}

/** The same for a calculation that knows only the opening assumptions: a link with others is adjusted. */
export function withoutAssumptions(read: ReadChoices, { preset, custom }: Choices): ReadChoices {
  const adjusted = new Set(read.adjusted);
  if (read.preset !== preset) adjusted.add('preset');
  if (Object.keys(read.custom).length > 0) adjusted.add('custom');
  return { ...read, preset, custom, adjusted: [...adjusted] };
}

/** The parameters of an address for these choices; `undefined` for all that is as opened. */
export function writeChoices(
  choices: Choices,
  opening: Choices,
): Record<string, string | undefined> {
  const { comparisonType, preset, inputs, custom } = choices;
  const isSame = {
    type: comparisonType === opening.comparisonType,
    preset: preset === opening.preset,
  };
  return {
    [TYPE_PARAMETER]: isSame.type ? undefined : COMPARISON_TYPES[comparisonType],
    [PRESET_PARAMETER]: isSame.preset ? undefined : PRESET_NAMES[preset],
    ...Object.fromEntries(
      FIELD_NAMES.map((field) => [
        FIELDS[field].parameter,
        inputs[field] === opening.inputs[field] ? undefined : String(inputs[field]),
      ]),
    ),
    ...Object.fromEntries(
      CUSTOM_KEYS.map((key) => [CUSTOM_ASSUMPTIONS[key].parameter, custom[key]?.toString()]),
    ),
  };
}

/** A number with a decimal point, `NaN` for any other text, `undefined` without one. */
function readNumber(text: string | null): number | undefined {
  if (text === null) return undefined;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

function readWord<Key extends string>(
  word: string | null,
  words: Readonly<Record<Key, string>>,
): Key | undefined {
  return keysOf(words).find((key) => words[key] === word);
}
