import type { CalculationAnswer, CalculationRequest, ComparisonType } from '../../client/client.ts';
import type { AssumptionTexts } from '../assumption-values.ts';
import {
  type CustomKey,
  overridesOf,
  withCustom,
} from '../custom-assumptions/custom-assumptions.ts';
import type { Adjusted, Choices, FieldErrors, ReadChoices } from './choices.ts';
import { FIELD_NAMES, type Field, fieldError } from './fields.ts';

/** Everything the calculator shows. */
export interface ComparisonState extends Choices {
  errors: FieldErrors;
  /** The choices of the visitor's link that had to be adjusted. */
  adjusted: readonly Adjusted[];
  /** The last answer; it stays while the next one is on its way and when that one fails. */
  answer: CalculationAnswer;
  /** The question that it answers. */
  answered: Question;
  /** Its assumptions, written for people. */
  figures: AssumptionTexts;
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
  | { kind: 'loaded'; read: ReadChoices }
  | { kind: 'changed'; field: Field; value: number }
  | { kind: 'chosen'; choice: Partial<Pick<Choices, 'comparisonType' | 'preset'>> }
  | { kind: 'decided'; key: CustomKey; value: number | undefined }
  | { kind: 'reset' }
  | { kind: 'retried' }
  | { kind: 'started'; request: PendingRequest }
  | {
      kind: 'answered';
      request: PendingRequest;
      answer: CalculationAnswer;
      figures: AssumptionTexts;
    }
  | { kind: 'failed'; request: PendingRequest };

/** The state a page is built with: its own choices, answered at build. */
export function openingState(
  opening: Choices,
  answer: CalculationAnswer,
  figures: AssumptionTexts,
): ComparisonState {
  return {
    ...opening,
    errors: {},
    adjusted: [],
    answer,
    answered: opening,
    figures,
    pending: null,
    phase: 'settled',
  };
}

/** The state after an action. */
export function reduceComparison(
  state: ComparisonState,
  action: ComparisonAction,
): ComparisonState {
  switch (action.kind) {
    case 'loaded':
      return ask({ ...state, ...action.read }, false);
    case 'changed':
      return ask(withValue(state, action.field, action.value), true);
    case 'chosen':
      return ask({ ...state, ...action.choice }, false);
    case 'decided':
      return ask(withAssumption(state, action.key, action.value), true);
    case 'reset':
      return ask({ ...state, custom: {} }, false);
    case 'retried':
      return ask(state, false);
    default:
      return action.request === state.pending ? reduceRequest(state, action) : state;
  }
}

/** The state after news of the newest request; a stale answer never comes here. */
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
        answered: isSameQuestion(state.answered, action.request) ? state.answered : action.request,
        figures: action.figures,
      };
    case 'failed':
      return { ...state, phase: 'failed', pending: null };
  }
}

/** Whether two questions have the same answer: what depends on it need not be asked again. */
function isSameQuestion(one: Question, other: Question): boolean {
  return (
    one.comparisonType === other.comparisonType &&
    one.preset === other.preset &&
    JSON.stringify(one.overrides ?? {}) === JSON.stringify(other.overrides ?? {}) &&
    FIELD_NAMES.every((field) => one.inputs[field] === other.inputs[field])
  );
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

/** An offer is another provider's: whoever enters one wants to be compared with it. */
function withAssumption(state: ComparisonState, key: CustomKey, value: number | undefined) {
  const isOffer = key === 'effectiveCost' && value !== undefined;
  const comparisonType: ComparisonType = isOffer ? 'OTHER_INVESTMENT' : state.comparisonType;
  return { ...state, comparisonType, custom: withCustom(state.custom, key, value) };
}

/** Whether there is a full year between the age at the start and an age at payout of one's own. */
export function leavesAYear({ inputs, custom }: Pick<Choices, 'inputs' | 'custom'>): boolean {
  return custom.retirementAge === undefined || inputs.age < custom.retirementAge;
}

/** Asks again and drops the previous question; with an invalid input there is nothing to ask. */
function ask(state: ComparisonState, settles: boolean): ComparisonState {
  const { inputs, comparisonType, preset, custom } = state;
  const isValid = FIELD_NAMES.every((field) => !fieldError(field, inputs[field]));
  const question = { inputs, comparisonType, preset, custom, overrides: overridesOf(custom) };
  const pending = isValid && leavesAYear(state) ? { ...question, settles } : null;
  return { ...state, pending, phase: 'settled' };
}
