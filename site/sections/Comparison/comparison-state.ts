import type { CalculationAnswer, CalculationRequest } from '../../services/calculation-client.ts';
import type { Choices, FieldErrors, ReadChoices } from './choices.ts';
import { FIELD_NAMES, type Field, fieldError } from './fields.ts';

/** Everything the calculator shows. */
export interface ComparisonState extends Choices {
  errors: FieldErrors;
  /** The link that brought the visitor held values that had to be adjusted. */
  adjusted: boolean;
  /** The last answer; it stays while the next one is on its way and when that one fails. */
  answer: CalculationAnswer;
  /** The question that it answers. */
  answered: CalculationRequest;
  /** What waits for an answer; `null` when nothing does. */
  pending: PendingRequest | null;
  phase: 'settled' | 'calculating' | 'failed';
}

/** One question to the calculation. Only the answer to the newest counts: they are compared. */
export interface PendingRequest extends CalculationRequest {
  /** Waits until the visitor has finished changing, or goes at once. */
  settles: boolean;
}

export type ComparisonAction =
  | { kind: 'appeared'; read: ReadChoices }
  | { kind: 'changed'; field: Field; value: number }
  | { kind: 'switched'; choice: Partial<Pick<Choices, 'comparisonType' | 'preset'>> }
  | { kind: 'retried' }
  | { kind: 'started'; request: PendingRequest }
  | { kind: 'answered'; request: PendingRequest; answer: CalculationAnswer }
  | { kind: 'failed'; request: PendingRequest };

/** The state a page is built with: its own choices, answered at build. */
export function openingState(opening: Choices, answer: CalculationAnswer): ComparisonState {
  return {
    ...opening,
    errors: {},
    adjusted: false,
    answer,
    answered: opening,
    pending: null,
    phase: 'settled',
  };
}

/** What follows from what happened. */
export function reduceComparison(
  state: ComparisonState,
  action: ComparisonAction,
): ComparisonState {
  switch (action.kind) {
    case 'appeared':
      return asking({ ...state, ...action.read }, false);
    case 'changed':
      return asking(withValue(state, action.field, action.value), true);
    case 'switched':
      return asking({ ...state, ...action.choice }, false);
    case 'retried':
      return asking(state, false);
    default:
      return action.request === state.pending ? reduceRequest(state, action) : state;
  }
}

/** What happens to the newest request; a stale answer never comes here. */
function reduceRequest(
  state: ComparisonState,
  action: Extract<ComparisonAction, { request: PendingRequest }>,
): ComparisonState {
  switch (action.kind) {
    case 'started':
      return { ...state, phase: 'calculating' };
    case 'answered':
      return {
        ...state,
        phase: 'settled',
        pending: null,
        answer: action.answer,
        answered: action.request,
      };
    case 'failed':
      return { ...state, phase: 'failed', pending: null };
  }
}

function withValue(state: ComparisonState, field: Field, value: number): ComparisonState {
  const { [field]: _, ...others } = state.errors;
  const error = fieldError(field, value);
  return {
    ...state,
    inputs: { ...state.inputs, [field]: value },
    errors: error ? { ...others, [field]: error } : others,
  };
}

/** Asks again and drops the previous question; with an invalid input there is nothing to ask. */
function asking(state: ComparisonState, settles: boolean): ComparisonState {
  const { inputs, comparisonType, preset } = state;
  const isValid = FIELD_NAMES.every((field) => !fieldError(field, inputs[field]));
  const pending = isValid ? { inputs, comparisonType, preset, settles } : null;
  return { ...state, pending, phase: 'settled' };
}
