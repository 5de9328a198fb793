import { type Assumptions, compare } from '../../../calculation/index.ts';
import { expectResult, toEngineArguments } from '../../client/engine-request.ts';
import type { Question } from '../state/comparison-state.ts';
import {
  CUSTOM_KEYS,
  type CustomKey,
  type CustomValues,
  clampCustom,
  makeOverrides,
  readPlain,
  withCustom,
} from './assumption-table.ts';

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

/** The yearly cost of the other provider by all of its separate terms, in per cent. */
export function findModelledCost(question: Question): number {
  const custom = withCustom(question.custom, 'effectiveCost', undefined);
  const request = { ...question, overrides: makeOverrides(custom) };
  const { effectiveCosts } = expectResult(compare(...toEngineArguments(request)));
  return clampCustom('effectiveCost', effectiveCosts.otherbroker * 100);
}
