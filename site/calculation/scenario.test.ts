import { describe, expect, test } from 'vitest';
import { type AssumptionOverrides, compare, type Inputs } from './index.ts';
import { accepted, SAVER } from './test/saver.fixture.ts';

const INPUTS = { ...SAVER, probabilityRetireAt62: 30 };

describe('scenarios', () => {
  test('the scheduled payout comes first, then the early one', () => {
    expect(calculate().scenarios).toMatchObject([
      { exitAge: 67, years: 32, probability: 0.7 },
      { exitAge: 62, years: 27, probability: 0.3 },
    ]);
  });

  test('a certain early payout still shows the scheduled one', () => {
    const { scenarios, netWealth } = calculate({ probabilityRetireAt62: 100 });
    expect(scenarios.map(({ probability }) => probability)).toEqual([0, 1]);
    expect(netWealth.pf).toBe(scenarios[1]?.euro.pf.net);
  });

  test.each([35, 30, 67, 70])('an early payout at %d is none for a saver of 35', (earlyExitAge) => {
    expect(calculate({}, { earlyExitAge }).scenarios).toMatchObject([{ probability: 1 }]);
  });

  test('the projection runs from nothing today to the scheduled payout', () => {
    const { projection } = calculate();
    const nothing = { contributions: 0, pf: 0, directinvest: 0, otherbroker: 0 };
    expect(projection[0]).toEqual({ age: 35, ...nothing });
    expect(projection.map(({ age }) => age).slice(-2)).toEqual([66, 67]);
  });

  test('the early payout is a point of the projection', () => {
    const { scenarios, projection } = calculate();
    expect(projection[27]?.otherbroker).toBe(scenarios[1]?.euro.otherbroker.net);
  });
});

describe('charges', () => {
  test('one that takes no money is exactly zero', () => {
    const { scenarios } = calculate({}, { marketReturn: -0.05 });
    const { pf, directinvest } = scenarios[0]?.effects ?? {};
    expect([pf?.UpfrontCost, pf?.WithdrawalTax, pf?.WithholdingTax]).toEqual([0, 0, 0]);
    expect([directinvest?.WithholdingTax, directinvest?.RebalancingTax]).toEqual([0, 0]);
  });
});

function calculate(inputs: Partial<Inputs> = {}, overrides: AssumptionOverrides = {}) {
  return accepted(compare({ ...INPUTS, ...inputs }, overrides));
}
