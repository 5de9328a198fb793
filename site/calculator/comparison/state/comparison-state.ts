import { PRESET_INPUTS } from '../../../calculation/index.ts';
import type { CalculationAnswer, CalculationRequest } from '../../client/client.ts';
import { type CustomKey, makeOverrides, withCustom } from '../assumptions/assumption-table.ts';
import type { Adjusted, Choices, FieldErrors, ReadChoices } from './choices.ts';
import { checkField, FIELD_NAMES, type Field } from './fields.ts';

/** Everything the calculator shows. */
export interface ComparisonState extends Choices {
  errors: FieldErrors;
  /** The choices of the visitor's link that had to be adjusted. */
  adjusted: readonly Adjusted[];
  /** The inputs are those that the pension gap brought along, and it is still that gap. */
  prefilled: boolean;
  /** The last answer; it stays while the next one is on its way and when that one fails. */
  answer: CalculationAnswer;
  /** The question that it answers. */
  answered: Question;
  /** The request that waits for an answer; `null` when none does. */
  pending: PendingRequest | null;
  phase: 'settled' | 'calculating' | 'failed';
}

/** A request with the choices that led to it. */
export interface Question extends Choices, CalculationRequest {}

/** One question to the calculation. Only the answer to the newest counts: they are compared. */
export interface PendingRequest extends Question {
  /** Waits until the visitor has finished changing, or goes at once. */
  settles: boolean;
}

export type ComparisonAction =
  | { kind: 'chosen'; choice: Partial<ReadChoices & { prefilled: boolean }> }
  | { kind: 'changed'; field: Field; value: number }
  | { kind: 'decided'; key: CustomKey; value: number | undefined }
  | { kind: 'retried' }
  | { kind: 'gapChanged' }
  | { kind: 'started'; request: PendingRequest }
  | {
      kind: 'answered';
      request: PendingRequest;
      answer: CalculationAnswer;
    }
  | { kind: 'failed'; request: PendingRequest };

/** The state a page is built with: its own choices, answered at build. */
export function makeOpeningState(opening: Choices, answer: CalculationAnswer): ComparisonState {
  return {
    ...opening,
    errors: {},
    adjusted: [],
    prefilled: false,
    answer,
    answered: { ...opening, overrides: makeOverrides(opening.custom) },
    pending: null,
    phase: 'settled',
  };
}

/** The state after an action; news of a request that is not the newest changes nothing. */
export function reduceComparison(
  state: ComparisonState,
  action: ComparisonAction,
): ComparisonState {
  if ('request' in action && action.request !== state.pending) return state;
  switch (action.kind) {
    case 'chosen':
      return ask({ ...state, ...action.choice }, false);
    case 'changed':
      return ask(withValue(state, action.field, action.value), true);
    case 'decided':
      return ask({ ...state, custom: withCustom(state.custom, action.key, action.value) }, true);
    case 'retried':
      return ask(state, false);
    case 'gapChanged':
      return state.prefilled ? { ...state, prefilled: false } : state;
    case 'started':
      return { ...state, phase: 'calculating' };
    case 'answered':
      return {
        ...state,
        phase: 'settled',
        pending: null,
        answer: action.answer,
        answered: isSameQuestion(state.answered, action.request) ? state.answered : action.request,
      };
    case 'failed':
      return { ...state, phase: 'failed', pending: null };
  }
}

/** Whether two questions have the same answer: what depends on it need not be asked again. */
function isSameQuestion(one: Question, other: Question): boolean {
  const [before, after] = [one, other].map(({ comparisonType, preset, inputs, overrides = {} }) =>
    JSON.stringify([comparisonType, preset, inputs, overrides]),
  );
  return before === after;
}

function withValue(state: ComparisonState, field: Field, value: number): ComparisonState {
  const { [field]: _, ...others } = state.errors;
  const error = checkField(field, value);
  // Whoever changes an input that the set fixes leaves it, for the set with the same assumptions.
  const isSet = PRESET_INPUTS[state.preset]?.[field] !== undefined;
  return {
    ...state,
    preset: isSet ? 'sceptical' : state.preset,
    inputs: { ...state.inputs, [field]: value },
    prefilled: false,
    errors: error ? { ...others, [field]: error } : others,
  };
}

/** Whether there is a full year between the age at the start and an age at payout of one's own. */
export function leavesAYear({ inputs, custom }: Pick<Choices, 'inputs' | 'custom'>): boolean {
  return custom.retirementAge === undefined || inputs.age < custom.retirementAge;
}

/** Whether there is something to ask; otherwise what is shown is about the last choices that were. */
export function isComplete({ inputs, custom }: Pick<Choices, 'inputs' | 'custom'>): boolean {
  const isValid = FIELD_NAMES.every((field) => !checkField(field, inputs[field]));
  return isValid && leavesAYear({ inputs, custom });
}

/** Asks again and drops the previous question; with an invalid input there is nothing to ask. */
function ask(state: ComparisonState, settles: boolean): ComparisonState {
  const { inputs, comparisonType, preset, custom } = state;
  const question = { inputs, comparisonType, preset, custom, overrides: makeOverrides(custom) };
  const pending = isComplete(state) ? { ...question, settles } : null;
  return { ...state, pending, phase: 'settled' };
}
