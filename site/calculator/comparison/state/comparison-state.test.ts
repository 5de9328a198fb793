import { describe, expect, it } from 'vitest';
import { calculateAnswer } from '../../client/answer.ts';
import { getOpeningChoices, readChoices } from './choices.ts';
import {
  type ComparisonAction,
  type ComparisonState,
  leavesAYear,
  makeOpeningState,
  type PendingRequest,
  reduceComparison,
} from './comparison-state.ts';
import { DEFAULT_INPUTS } from './fields.ts';

const opening = getOpeningChoices();
const first = calculateAnswer({ inputs: DEFAULT_INPUTS, preset: 'published' });
const second = calculateAnswer({ inputs: { ...DEFAULT_INPUTS, age: 40 }, preset: 'published' });

const stateAfter = (...actions: ComparisonAction[]) =>
  actions.reduce(reduceComparison, makeOpeningState(opening, first));

const changed = (value: number): ComparisonAction => ({
  kind: 'changed',
  field: 'oneTimeContribution',
  value,
});
const chosen: ComparisonAction = {
  kind: 'chosen',
  choice: { comparisonType: 'OTHER_INVESTMENT' },
};

describe('reduceComparison', () => {
  it('asks once when the calculator appears', () => {
    const read = readChoices(new URLSearchParams('age=40'), opening);
    const state = stateAfter({ kind: 'chosen', choice: read });
    expect(state.pending).toMatchObject({ inputs: { age: 40 }, settles: false });
  });

  it('lets a change settle, and asks for the last value only', () => {
    const state = stateAfter(changed(1), changed(12), changed(123));
    expect(state.pending).toMatchObject({ inputs: { oneTimeContribution: 123 }, settles: true });
  });

  it('asks at once for another comparison, with what was just changed', () => {
    expect(stateAfter(changed(5), chosen).pending).toMatchObject({
      inputs: { oneTimeContribution: 5 },
      comparisonType: 'OTHER_INVESTMENT',
      settles: false,
    });
  });

  it('forgets where its inputs came from when that gap is another, and asks nothing', () => {
    const state = stateAfter({ kind: 'chosen', choice: { prefilled: true } });
    expect(reduceComparison(state, { kind: 'gapChanged' })).toEqual({ ...state, prefilled: false });
  });

  it('leaves a set of assumptions whose own input is changed, and no other', () => {
    const oneWorldEtf: ComparisonAction = { kind: 'chosen', choice: { preset: 'oneWorldEtf' } };
    const rebalanced: ComparisonAction = {
      kind: 'changed',
      field: 'portfolioRebalancing',
      value: 20,
    };
    expect(stateAfter(oneWorldEtf, rebalanced)).toMatchObject({
      preset: 'sceptical',
      inputs: { portfolioRebalancing: 20 },
    });
    expect(stateAfter(oneWorldEtf, changed(1)).preset).toBe('oneWorldEtf');
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
    const answered = reduceComparison(started, {
      kind: 'answered',
      request,
      answer: second,
    });
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

  it('lets custom assumptions settle and asks with what they override', () => {
    const state = stateAfter({ kind: 'decided', key: 'marketReturn', value: 5 });
    expect(state.pending).toMatchObject({
      custom: { marketReturn: 5 },
      overrides: { marketReturn: 0.05 },
      settles: true,
    });
  });

  it('takes custom assumptions back, one or all', () => {
    const decided = { kind: 'decided', key: 'inflation', value: 3 } as const;
    expect(stateAfter(decided, { ...decided, value: undefined }).custom).toEqual({});
    expect(stateAfter(decided, { kind: 'chosen', choice: { custom: {} } })).toMatchObject({
      custom: {},
      pending: { overrides: {}, settles: false },
    });
  });

  it('does not ask for a payout before the plan has run a year', () => {
    const decided = { kind: 'decided', key: 'retirementAge', value: 60 } as const;
    const old = { kind: 'changed', field: 'age', value: 60 } as const;
    expect(stateAfter(decided).pending).not.toBeNull();
    expect(stateAfter(decided, old).pending).toBeNull();
    expect(leavesAYear(stateAfter(decided, old))).toBe(false);
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
