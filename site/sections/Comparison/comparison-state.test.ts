import { describe, expect, it } from 'vitest';
import { answerOf } from '../../services/answer.ts';
import { openingChoices, readChoices } from './choices.ts';
import {
  type ComparisonAction,
  type ComparisonState,
  openingState,
  type PendingRequest,
  reduceComparison,
} from './comparison-state.ts';
import { DEFAULT_INPUTS } from './fields.ts';

const opening = openingChoices(DEFAULT_INPUTS);
const first = answerOf(DEFAULT_INPUTS, 'published');
const second = answerOf({ ...DEFAULT_INPUTS, age: 40 }, 'published');

const stateAfter = (...actions: ComparisonAction[]) =>
  actions.reduce(reduceComparison, openingState(opening, first));

const changed = (value: number): ComparisonAction => ({
  kind: 'changed',
  field: 'oneTimeContribution',
  value,
});
const switched: ComparisonAction = {
  kind: 'switched',
  choice: { comparisonType: 'OTHER_INVESTMENT' },
};

describe('reduceComparison', () => {
  it('asks once when the calculator appears', () => {
    const read = readChoices(new URLSearchParams('age=40'), opening);
    const state = stateAfter({ kind: 'appeared', read });
    expect(state.pending).toMatchObject({ inputs: { age: 40 }, settles: false });
  });

  it('lets a change settle, and asks for the last value only', () => {
    const state = stateAfter(changed(1), changed(12), changed(123));
    expect(state.pending).toMatchObject({ inputs: { oneTimeContribution: 123 }, settles: true });
  });

  it('asks at once for another comparison, with what was just changed', () => {
    expect(stateAfter(changed(5), switched).pending).toMatchObject({
      inputs: { oneTimeContribution: 5 },
      comparisonType: 'OTHER_INVESTMENT',
      settles: false,
    });
  });

  it('drops the answer to an older question', () => {
    const stale = pendingOf(stateAfter(changed(1)));
    const state = stateAfter(changed(1), changed(2));
    expect(reduceComparison(state, { kind: 'answered', request: stale, answer: second })).toBe(
      state,
    );
    expect(reduceComparison(state, { kind: 'failed', request: stale })).toBe(state);
  });

  it('takes the answer to the newest question', () => {
    const state = stateAfter(changed(1));
    const request = pendingOf(state);
    const started = reduceComparison(state, { kind: 'started', request });
    expect(started.phase).toBe('calculating');
    const answered = reduceComparison(started, { kind: 'answered', request, answer: second });
    expect(answered).toMatchObject({ phase: 'settled', pending: null, answer: second });
  });

  it('keeps the last answer when a calculation fails, and asks the same again', () => {
    const state = stateAfter(changed(7));
    const failed = reduceComparison(state, { kind: 'failed', request: pendingOf(state) });
    expect(failed).toMatchObject({ phase: 'failed', answer: first });
    expect(reduceComparison(failed, { kind: 'retried' })).toMatchObject({
      phase: 'settled',
      pending: { inputs: { oneTimeContribution: 7 }, settles: false },
    });
  });

  it('does not ask with an invalid input, and clears the message when it is corrected', () => {
    const invalid = stateAfter(changed(2_000_000));
    expect(invalid.pending).toBeNull();
    expect(Object.keys(invalid.errors)).toEqual(['oneTimeContribution']);
    const corrected = reduceComparison(invalid, changed(2000));
    expect(corrected.errors).toEqual({});
    expect(corrected.pending).not.toBeNull();
  });
});

function pendingOf(state: ComparisonState): PendingRequest {
  if (!state.pending) throw new Error('Nothing is pending.');
  return state.pending;
}
