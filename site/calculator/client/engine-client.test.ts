import { expect, it } from 'vitest';
import { compare, PRESETS } from '../../calculation/index.ts';
import { answerOf } from './answer.ts';
import { type CalculationRequest, engineClient } from './client.ts';

const request: CalculationRequest = {
  inputs: {
    monthlyContribution: 300,
    age: 35,
    oneTimeContribution: 10_000,
    annualIncrement: 5,
    portfolioRebalancing: 15,
    probabilityRetireAt62: 0,
  },
  comparisonType: 'OWN_INVESTMENT',
  preset: 'cautious',
};
const { signal } = new AbortController();

it('answers with what the engine says under the asked assumptions', async () => {
  const answer = await engineClient.calculate(request, signal);
  const { calculationOutput } = answer;
  expect(compare(request.inputs, PRESETS.cautious)).toMatchObject({ calculationOutput });
  expect(answer).toEqual(answerOf({ inputs: request.inputs, preset: 'cautious' }));
});

it('does not calculate once the request is cancelled', async () => {
  const cancelled = AbortSignal.abort();
  await expect(engineClient.calculate(request, cancelled)).rejects.toThrow(/abort/i);
});

it('names the fields it cannot calculate with', async () => {
  const inputs = { ...request.inputs, age: 99 };
  await expect(engineClient.calculate({ ...request, inputs }, signal)).rejects.toThrow(/\bage\b/);
});
