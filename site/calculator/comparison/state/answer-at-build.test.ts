import { expect, it } from 'vitest';
import { findBreakEvens } from '../../client/engine-tasks.ts';
import { answerAtBuild } from './answer-at-build.ts';
import { getOpeningChoices } from './choices.ts';

it('answers the default inputs', () => {
  const { answer, breakEvens } = answerAtBuild(getOpeningChoices());
  const request = getOpeningChoices();
  const exact = findBreakEvens(request);
  expect(breakEvens).toEqual(exact.map((one) => ({ ...one, point: expect.toSatisfy(isShort) })));
  for (const [index, { point }] of exact.entries())
    expect(breakEvens[index]?.point ?? 0).toBeCloseTo(point ?? 0, 6);
  expect(answer.calculationOutput.gainComparedDirectinvest.value).toBe(0.000856);
});

it('answers with the assumptions that a landing opens with', () => {
  const opening = getOpeningChoices({}, { assetFee: 0, saversAllowance: 1000 });
  const { answer, breakEvens } = answerAtBuild(opening);
  const sceptical = answerAtBuild({ ...getOpeningChoices(), preset: 'sceptical' });
  expect(answer.calculationOutput).toEqual(sceptical.answer.calculationOutput);
  expect(breakEvens).toEqual(sceptical.breakEvens);
});

it.each([
  ['what the engine refuses', 61],
  ['what the engine accepts but the form does not offer', 15],
])('stops the build on %s', (_, age) => {
  expect(() => answerAtBuild(getOpeningChoices({ age }))).toThrow(
    `age is ${age}, it must be 22 to 60`,
  );
});

function isShort(point: number | null): boolean {
  return point === null || String(point).length <= 12;
}
