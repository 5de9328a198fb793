import { expect, test, vi } from 'vitest';
import { renderBody } from '../../../prerender/render-body.tsx';
import { getPageTexts } from '../../../provider/page-texts.ts';
import type { CalculationRequest } from '../../client/client.ts';
import { DEFAULT_INPUTS } from '../state/fields.ts';
import { Why } from './Why.tsx';

vi.mock('../../../content/brands/current.ts', () => ({ currentBrand: 'fernblick' }));

function render(changes: Partial<CalculationRequest>): string {
  const request = {
    inputs: DEFAULT_INPUTS,
    comparisonType: 'OWN_INVESTMENT',
    preset: 'published',
    ...changes,
  } as const;
  const { html } = renderBody(<Why request={request} />, getPageTexts('fernblick', 'en'));
  return html.replaceAll('\u00a0', ' ');
}

test('an effect of the fund is not said to be zero where a request names another figure', () => {
  const withQuality = (portfolioQuality: number) =>
    render({ overrides: { pf: { tech: { portfolioQuality } } } });
  expect(withQuality(0.002)).toContain('unless one is given, we count zero');
  expect(withQuality(0)).not.toContain('unless one is given, we count zero');
});

test.each([
  ['the contract is too short', 57, 67],
  ['takes an age of 62', 35, 61],
  ['solidarity surcharge and, where it applies, church tax', 35, 67],
])('why a gain is taxed as it is: %s', (reason, age, retirementAge) => {
  const inputs = { ...DEFAULT_INPUTS, age };
  expect(render({ inputs, overrides: { retirementAge } })).toContain(reason);
});

test('each way has its own cost of funds, and an offer has it within', () => {
  const overrides = { directinvest: { tech: { etfCost: -0.001 } } };
  expect(render({ overrides })).toContain(
    'Fernblick Pension 0,25 %, brokerage account 0,1 %, other provider 0,25 %',
  );
  const offer = { ...overrides, otherbroker: { effectiveCost: 0.02 } };
  expect(render({ overrides: offer })).toContain('with your offer they are part of');
});
