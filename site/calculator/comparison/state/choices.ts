import { keysOf, mapValues } from '../../../../lib/objects.ts';
import { type Inputs, PRESETS } from '../../../calculation/index.ts';
import type { MessageId } from '../../../i18n/messages/index.ts';
import type { ComparisonType, PresetName } from '../../client/client.ts';
import {
  CUSTOM_KEYS,
  type CustomKey,
  type CustomValues,
  clampCustom,
  getCustomRule,
} from '../assumptions/assumption-table.ts';
import { readNumber } from './address.ts';
import {
  checkField,
  clampField,
  DEFAULT_INPUTS,
  FIELD_NAMES,
  FIELDS,
  type Field,
} from './fields.ts';

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

/** The sets of assumptions, under the names they have in an address too. */
export const PRESET_NAMES = keysOf(PRESETS);

const TYPE_PARAMETER = 'compare';
const PRESET_PARAMETER = 'assumptions';

/** In an address, the value of an assumption that the page opens with and that was taken back. */
const AS_PRESET = 'preset';

/** The choices a page opens with: its own inputs and assumptions, else the usual ones. */
export function getOpeningChoices(own: Partial<Inputs> = {}, custom: CustomValues = {}): Choices {
  const inputs = { ...DEFAULT_INPUTS, ...own };
  return { comparisonType: 'OWN_INVESTMENT', preset: 'published', inputs, custom };
}

/** Reads choices from an address; what it leaves out stays as opened. */
export function readChoices(query: URLSearchParams, opening: Choices): ReadChoices {
  const errors: FieldErrors = {};
  const adjusted = new Set<Adjusted>();
  const inputs: Inputs = mapValues(FIELDS, ({ parameter, step }, field) => {
    const value = readNumber(query.get(parameter), step);
    if (value === undefined) return opening.inputs[field];
    const error = checkField(field, value);
    // Without a number there is nothing to say about the value that stays.
    if (error && !Number.isNaN(value)) errors[field] = error;
    const nearest = Number.isNaN(value) ? opening.inputs[field] : clampField(field, value);
    if (nearest !== value) adjusted.add(field);
    return nearest;
  });
  const custom: Partial<Record<CustomKey, number>> = {};
  for (const key of CUSTOM_KEYS) {
    const opened = opening.custom[key];
    const { parameter, step } = getCustomRule(key);
    const text = query.get(parameter);
    if (text === AS_PRESET) continue;
    const value = readNumber(text, step) ?? opened;
    const nearest = Number.isNaN(value) ? opened : value && clampCustom(key, value);
    if (nearest !== undefined) custom[key] = nearest;
    if (nearest !== value) adjusted.add('custom');
  }
  const type = query.get(TYPE_PARAMETER);
  const comparisonType = keysOf(COMPARISON_TYPES).find((key) => COMPARISON_TYPES[key] === type);
  if (type !== null && !comparisonType) adjusted.add('comparisonType');
  const word = query.get(PRESET_PARAMETER);
  const preset = PRESET_NAMES.find((name) => name === word);
  if (word !== null && !preset) adjusted.add('preset');
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
  const isSameType = comparisonType === opening.comparisonType;
  const written: Record<string, string | undefined> = {
    [TYPE_PARAMETER]: isSameType ? undefined : COMPARISON_TYPES[comparisonType],
    [PRESET_PARAMETER]: preset === opening.preset ? undefined : preset,
  };
  for (const field of FIELD_NAMES) {
    const isSame = inputs[field] === opening.inputs[field];
    written[FIELDS[field].parameter] = isSame ? undefined : String(inputs[field]);
  }
  for (const key of CUSTOM_KEYS) {
    const isSame = custom[key] === opening.custom[key];
    written[getCustomRule(key).parameter] = isSame ? undefined : String(custom[key] ?? AS_PRESET);
  }
  return written;
}
