import fc from 'fast-check';
import { COMPETITORS } from '../account.ts';
import type { ComparisonResult } from '../compare.ts';
import type { Quantiles } from '../outcomes.ts';
import type { Scenario } from '../scenario.ts';
import { askEngine, type HostileCall, hostileCalls } from './hostile-calls.ts';
import { numbersIn } from './saver.fixture.ts';

/** Every call has a sound answer; run it with a seed and a number of calls. */
export const everyCallIsSound = fc.property(hostileCalls, (call) => {
  const fault = findFault(call);
  if (fault) throw new Error(fault);
});

/**
 * Asks the engine and says what is wrong with its answer: an exception, a number that is none, an
 * error that names no field, or a broken invariant of docs/calculation.md, section 11. `undefined`
 * if the answer is sound.
 */
function findFault(call: HostileCall): string | undefined {
  try {
    const answer = askEngine(call);
    if ('errors' in answer) return answer.errors[0]?.field ? undefined : 'An error has no field.';
    if (!numbersIn(answer).every(Number.isFinite)) return 'A number is not finite.';
    if ('scenarios' in answer) return findFaultInComparison(answer);
    if ('pfAboveDirectinvest' in answer) {
      const areRising = (['pf', ...COMPETITORS] as const).every((name) => isRising(answer[name]));
      return areRising ? undefined : 'The quantiles do not rise.';
    }
  } catch (error) {
    return `It throws ${error}.`;
  }
  return undefined;
}

function isRising({ p10, p50, p90 }: Quantiles): boolean {
  return p10 <= p50 && p50 <= p90;
}

function findFaultInComparison({ scenarios, projection }: ComparisonResult): string | undefined {
  const last = projection.at(-1);
  const [scheduled] = scenarios;
  for (const group of ['pf', ...COMPETITORS] as const) {
    if (last?.[group] !== scheduled?.euro[group].net) return 'The projection ends elsewhere.';
    const fault = scenarios.map((scenario) => findFaultInScenario(scenario, group)).find(Boolean);
    if (fault) return `${group}: ${fault}`;
  }
  return undefined;
}

function findFaultInScenario(
  { effects, euro, effectiveCosts }: Scenario,
  group: keyof Scenario['effects'],
): string | undefined {
  const { CapitalGainTax, Summary, TotalCost, TechnicalBenefits, ...causes } = effects[group];
  const sum = Object.values(causes).reduce((total, effect) => total + effect, 0);
  if (differ(sum, Summary)) return 'The causes do not add up to the summary.';
  if (differ(CapitalGainTax - effectiveCosts[group], Summary)) return 'The effective cost is off.';
  // A tariff with jumps may tax the payout of a pension less than nothing.
  if (euro.directinvest.withdrawalTax < 0) return 'The exit tax of the depot is negative.';
  return undefined;
}

/** Whether two yearly rates differ by more than rounding. */
function differ(one: number, other: number): boolean {
  return Math.abs(one - other) > 1e-12;
}
