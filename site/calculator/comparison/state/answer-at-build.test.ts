import { expect, it } from 'vitest';
import { findBreakEvens } from '../../client/engine-tasks.ts';
import { answerAtBuild } from './answer-at-build.ts';
import { getOpeningChoices } from './choices.ts';

it('answers the default inputs', () => {
  const { answer, breakEvens } = answerAtBuild(getOpeningChoices());
  const request = getOpeningChoices();
  expect(breakEvens).toEqual(
    findBreakEvens(request).map(({ point, ...one }) => ({
      ...one,
      point: point && expect.closeTo(point, 6),
    })),
  );
  expect(JSON.stringify(breakEvens)).not.toMatch(/\.\d{7}/);
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
