import { keysOf } from '../../../design-system/keys-of.ts';
import type { Inputs } from '../../calculation/index.ts';
import type { MessageId } from '../../messages/index.ts';
import type { ComparisonType, PresetName } from '../../services/calculation-client.ts';
import { clampField, FIELD_NAMES, FIELDS, type Field, fieldError, mapFields } from './fields.ts';

/** Everything a visitor can choose in the calculator; it is what a shared link carries. */
export interface Choices {
  comparisonType: ComparisonType;
  preset: PresetName;
  inputs: Inputs;
}

export type FieldErrors = Partial<Record<Field, MessageId>>;

/** Choices from an address. Invalid ones are adjusted, and the page says so. */
export interface ReadChoices extends Choices {
  errors: FieldErrors;
  adjusted: boolean;
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
  return { comparisonType: 'OWN_INVESTMENT', preset: 'published', inputs };
}

/** Reads choices from an address; what it leaves out stays as opened. */
export function readChoices(query: URLSearchParams, opening: Choices): ReadChoices {
  const errors: FieldErrors = {};
  const inputs = mapFields(({ parameter }, field) => {
    const value = readNumber(query.get(parameter));
    if (value === undefined) return opening.inputs[field];
    const error = fieldError(field, value);
    if (error) errors[field] = error;
    return Number.isNaN(value) ? opening.inputs[field] : clampField(field, value);
  });
  const comparisonType = readWord(query.get(TYPE_PARAMETER), COMPARISON_TYPES);
  const preset = readWord(query.get(PRESET_PARAMETER), PRESET_NAMES);
  const hasUnknownWord =
    (query.has(TYPE_PARAMETER) && !comparisonType) || (query.has(PRESET_PARAMETER) && !preset);
  return {
    comparisonType: comparisonType ?? opening.comparisonType,
    preset: preset ?? opening.preset,
    inputs,
    errors,
    adjusted: hasUnknownWord || Object.keys(errors).length > 0,
  };
}

/** The same for a calculation that knows only the opening assumptions: a link with others is adjusted. */
export function withoutAssumptions(read: ReadChoices, { preset }: Choices): ReadChoices {
  return { ...read, preset, adjusted: read.adjusted || read.preset !== preset };
}

/** The parameters of an address for these choices; `undefined` for all that is as opened. */
export function writeChoices(
  choices: Choices,
  opening: Choices,
): Record<string, string | undefined> {
  const { comparisonType, preset, inputs } = choices;
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
  };
}

/** A whole number, `NaN` for any other text, `undefined` without one. */
function readNumber(text: string | null): number | undefined {
  if (text === null) return undefined;
  return /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
}

function readWord<Key extends string>(
  word: string | null,
  words: Readonly<Record<Key, string>>,
): Key | undefined {
  return keysOf(words).find((key) => words[key] === word);
}
