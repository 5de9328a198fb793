import { type Assumptions, compare } from '../../../calculation/index.ts';
import { assumptionsOf, expectResult } from '../../client/engine-request.ts';
import type { Question } from '../state/comparison-state.ts';
import {
  CUSTOM_ASSUMPTIONS,
  CUSTOM_KEYS,
  type CustomKey,
  type CustomValues,
  nearestCustom,
  overridesOf,
  withCustom,
} from './custom-assumptions.ts';

/** The groups of the form, in the order shown; titles are the messages `comparison.custom.group.*`. */
export const GROUPS = [
  { name: 'offer', keys: ['effectiveCost'] },
  { name: 'market', keys: ['marketReturn', 'inflation', 'retirementAge'] },
  { name: 'depot', keys: ['assetFee', 'orderFee', 'depotEtfCost'] },
  { name: 'other', keys: ['otherContractFee', 'otherUpfrontCost', 'otherEtfCost'] },
  { name: 'ours', keys: ['ourEtfCost'] },
  { name: 'taxes', keys: ['saversAllowance', 'filing', 'churchTax', 'otherIncome', 'baseRate'] },
] as const satisfies readonly { name: string; keys: readonly CustomKey[] }[];

interface Change {
  key: CustomKey;
  value: number;
  /** The published value; `null` where there is none. */
  usual: number | null;
}

/** The assumptions whose values differ from the published ones, by the preset or by the visitor. */
export function changesOf(
  custom: CustomValues,
  base: Assumptions,
  published: Assumptions,
): Change[] {
  return CUSTOM_KEYS.flatMap((key) => {
    const { of } = CUSTOM_ASSUMPTIONS[key];
    const value = custom[key] ?? of(base);
    const usual = of(published);
    return value === null || value === usual ? [] : [{ key, value, usual }];
  });
}

/** The yearly cost of the other provider by all of its separate terms, in per cent. */
export function modelledCost(question: Question): number {
  const custom = withCustom(question.custom, 'effectiveCost', undefined);
  const overrides = assumptionsOf({ preset: question.preset, overrides: overridesOf(custom) });
  const { effectiveCosts } = expectResult(compare(question.inputs, overrides));
  return nearestCustom('effectiveCost', effectiveCosts.otherbroker * 100);
}
