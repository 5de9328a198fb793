import type { IntlShape } from 'react-intl';
import { mapValues } from '../../../../lib/objects.ts';
import {
  type Assumptions,
  DEFAULT_ASSUMPTIONS,
  PRESETS,
  withOverrides,
} from '../../../calculation/index.ts';
import type { PresetName } from '../../client/client.ts';
import {
  CUSTOM_KEYS,
  type CustomKey,
  type CustomValues,
  readPlain,
  withCustom,
} from './assumption-table.ts';

const SETS = mapValues(PRESETS, (overrides) => withOverrides(DEFAULT_ASSUMPTIONS, overrides));

/** The value that a preset gives an assumption; `null` where it has none. */
export function readPreset(key: CustomKey, preset: PresetName): number | null {
  return readPlain(key, SETS[preset]);
}

/** The visitor's assumptions with some more; what the preset says anyway is none of their own. */
export function withAnswers(
  custom: CustomValues,
  preset: PresetName,
  answers: CustomValues,
): CustomValues {
  return CUSTOM_KEYS.reduce((all, key) => {
    const answer = answers[key];
    if (answer === undefined) return all;
    return withCustom(all, key, answer === readPreset(key, preset) ? undefined : answer);
  }, custom);
}

/** The assumptions in which a visitor differs from a preset. */
export function listChanges(custom: CustomValues, preset: PresetName): CustomKey[] {
  return CUSTOM_KEYS.filter(
    (key) => custom[key] !== undefined && custom[key] !== readPreset(key, preset),
  );
}

interface Change {
  key: CustomKey;
  value: number;
  /** The published value; `null` where there is none. */
  usual: number | null;
}

/** The assumptions whose values differ from the published ones, by the preset or by the visitor. */
export function findChanges(
  custom: CustomValues,
  base: Assumptions,
  published: Assumptions,
): Change[] {
  return CUSTOM_KEYS.flatMap((key) => {
    const value = custom[key] ?? readPlain(key, base);
    const usual = readPlain(key, published);
    return value === null || value === usual ? [] : [{ key, value, usual }];
  });
}

/** The name of a preset, which says how many of its assumptions the visitor has changed. */
export function namePreset(preset: PresetName, custom: CustomValues, intl: IntlShape): string {
  const label = intl.formatMessage({ id: `comparison.calculator.preset.${preset}.label` });
  const count = listChanges(custom, preset).length;
  return count === 0
    ? label
    : intl.formatMessage({ id: 'comparison.calculator.preset.changed' }, { label, count });
}
