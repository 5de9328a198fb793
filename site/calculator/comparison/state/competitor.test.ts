import { describe, expect, it } from 'vitest';
import { calculateAnswer } from '../../client/answer.ts';
import { COMPETITOR, type ComparisonType } from '../../client/client.ts';
import {
  CUSTOM_KEYS,
  type CustomKey,
  type CustomValues,
  getCustomRule,
  makeOverrides,
} from '../assumptions/assumption-table.ts';
import { getRowValue, ROW_KEYS } from '../result/rows.ts';
import { type CompetitorKind, getCompetitorKind, isAsked } from './competitor.ts';
import { DEFAULT_INPUTS, FIELD_NAMES, FIELDS, type Field } from './fields.ts';

/** A comparison of each kind. */
const COMPARISONS = {
  depot: { comparisonType: 'OWN_INVESTMENT', custom: {} },
  assumed: { comparisonType: 'OTHER_INVESTMENT', custom: {} },
  offer: { comparisonType: 'OTHER_INVESTMENT', custom: { effectiveCost: 2 } },
} as const satisfies Record<
  CompetitorKind,
  { comparisonType: ComparisonType; custom: CustomValues }
>;

describe.each(Object.keys(COMPARISONS) as CompetitorKind[])('beside %s', (kind) => {
  const { comparisonType, custom } = COMPARISONS[kind];
  const before = listFigures(comparisonType, custom);

  it('is what the choices say', () => expect(getCompetitorKind(COMPARISONS[kind])).toBe(kind));

  it.each([...FIELD_NAMES, ...CUSTOM_KEYS])('%s is asked for if any value of it counts', (key) => {
    const counts = listValues(key).some(
      (value) => listFigures(comparisonType, custom, { [key]: value }) !== before,
    );
    expect(isAsked(key, kind)).toBe(counts);
  });
});

/** Every figure of an answer that the page shows beside one competitor, as one text. */
function listFigures(
  comparisonType: ComparisonType,
  custom: CustomValues,
  changed: Partial<Record<Field | CustomKey, number>> = {},
): string {
  const inputs = { ...DEFAULT_INPUTS, probabilityRetireAt62: 10, ...pick(FIELD_NAMES, changed) };
  const overrides = makeOverrides({ ...custom, ...pick(CUSTOM_KEYS, changed) });
  const answer = calculateAnswer({ inputs, preset: 'published', overrides });
  const providers = ['pf', COMPETITOR[comparisonType]] as const;
  return JSON.stringify([
    providers.map((provider) =>
      ROW_KEYS.map((row) => getRowValue(answer.calculationOutput, row, provider)),
    ),
    answer.payouts.map(({ net, gains, ...when }) => [
      when,
      gains[comparisonType],
      providers.map((provider) => net[provider]),
    ]),
    answer.pension,
    Object.values(answer.gains).map((gains) => gains[comparisonType]),
    Object.values(answer.differences).map((differences) => differences[comparisonType]),
  ]);
}

function listValues(key: Field | CustomKey): number[] {
  const { min, max } = isField(key) ? FIELDS[key] : getCustomRule(key);
  return [min, (min + max) / 2, max].map(Math.round);
}

function isField(key: Field | CustomKey): key is Field {
  return key in FIELDS;
}

function pick<Key extends string>(keys: readonly Key[], values: Partial<Record<string, number>>) {
  return Object.fromEntries(keys.flatMap((key) => (key in values ? [[key, values[key]]] : [])));
}
