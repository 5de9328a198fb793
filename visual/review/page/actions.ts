import { formatCount } from '../../../lib/format-count.ts';
import type { Draft } from '../../decide/drafts.ts';
import { groupByCause } from '../../groups/cause-groups.ts';
import {
  type Decided,
  type Decision,
  makeDraft,
  type Report,
  type Result,
} from '../../results/report.ts';
import { isUndecided, NOT_PINNED } from '../../results/status.ts';
import { ZOOMS } from './canvas.ts';
import { formatPicture } from './labels.ts';
import { findStage, listScope, listShown, listUnviewed, type Scope, type State } from './state.ts';

/** A transition of the page's state. */
export type Action = (state: State) => State;

/** The initial state: at the picture or story in the URL, or at the first undecided picture. */
export function createState(report: Report, original: Report | null, address = ''): State {
  const state: State = {
    report,
    groups: groupByCause(report.results),
    original,
    selected: null,
    viewed: new Set(),
    view: 'side',
    zoom: 'fit',
    region: null,
    share: 50,
    hasKeys: true,
    question: null,
    lastReason: '',
    history: [],
    saving: [],
    refused: [],
    announcement: '',
  };
  const shown = listShown(state);
  const first = shown.find(isUndecided) ?? shown.find(({ decision }) => !decision);
  const opened = select(first?.id ?? null)(state);
  return address ? openAddress(address)(opened) : opened;
}

/** Sets fields that do not depend on others. */
export function set(some: Partial<Omit<State, 'selected' | 'report' | 'groups'>>): Action {
  return (state) => ({ ...state, ...some });
}

/** Swipe: shows the other picture alone. */
export function swap(state: State): State {
  return { ...state, view: 'swipe', share: state.share > 50 ? 0 : 100 };
}

/** Shows a picture on the stage and its group in the list. */
export function select(id: string | null): Action {
  return (state) => {
    const region = id === state.selected ? state.region : null;
    return { ...state, selected: id, region, question: null };
  };
}

/** Records that a picture was viewed: its images have loaded on the stage. */
export function markViewed(id: string): Action {
  return (state) => ({ ...state, viewed: new Set([...state.viewed, id]) });
}

/** Goes to a picture by id, or to a story: to its first undecided picture, if any. */
export function openAddress(address: string): Action {
  return (state) => {
    const found = listShown(state).filter(({ id, story }) => [id, story].includes(address));
    const result = found.find(isUndecided) ?? found[0];
    if (result) return select(result.id)(state);
    return { ...state, announcement: `This report has no open picture of ${address}.` };
  };
}

/** Goes to the next or previous picture of the list. */
export function step(by: 1 | -1): Action {
  return (state) => {
    const shown = listShown(state);
    const next = shown[shown.findIndex(({ id }) => id === state.selected) + by];
    return next ? select(next.id)(state) : state;
  };
}

/** Goes to the first picture of the next or previous group. */
export function stepGroup(by: 1 | -1): Action {
  return (state) => {
    const { groups, selected } = state;
    const place = groups.findIndex(({ results }) => results.some(({ id }) => id === selected));
    const next = groups[place + by];
    const [first] = next?.results ?? [];
    if (!next || !first) return state;
    const announcement = `${next.title}, ${formatCount(next.results.length, 'picture')}`;
    return { ...select(first.id)(state), announcement };
  };
}

/** Goes to the next or previous changed place, with wrap-around. */
export function stepRegion(by: 1 | -1): Action {
  return (state) => {
    const count = findStage(state).result?.regions?.length ?? 0;
    if (count === 0) return { ...state, announcement: 'This picture has no changed places.' };
    const from = state.region ?? (by === 1 ? -1 : count);
    const region = (from + by + count) % count;
    return { ...state, region, announcement: `Place ${region + 1} of ${count}` };
  };
}

/** Zooms a step in or out. */
export function stepZoom(by: 1 | -1): Action {
  return (state) => ({ ...state, zoom: ZOOMS[ZOOMS.indexOf(state.zoom) + by] ?? state.zoom });
}

/** Asks for a reason, or announces why there is nothing to decide; a group needs its representatives. */
export function ask(answer: Decision['answer'], scope: Scope): Action {
  return (state) => {
    const { group } = findStage(state);
    if (!group || state.saving.length > 0) return state;
    if (!listScope(state, scope).some(isUndecided))
      return { ...state, announcement: NOTHING_UNDECIDED };
    if (answer === 'accepted' && !state.report.isPinned)
      return { ...state, announcement: NOT_PINNED };
    if (scope === 'group' && group.representatives.length === 0)
      return { ...state, announcement: CHANGE_BY_CHANGE };
    const [unviewed] = listUnviewed(state, group);
    if (scope === 'group' && unviewed) return select(unviewed)(state);
    return { ...state, question: { answer, scope } };
  };
}

/** Why a group cannot be accepted as a whole. */
export const CHANGE_BY_CHANGE =
  'These pictures have several causes, so they are decided change by change.';

const NOTHING_UNDECIDED =
  'There is nothing to decide here. To change a decision, take it back first.';

/** Decides what was asked, as soon as that is saved. */
export function decide(why: string): Action {
  return (state) => {
    const { answer, scope } = state.question ?? {};
    if (!answer || !scope || state.saving.length > 0) return state;
    const undecided = listScope(state, scope).filter(isUndecided);
    return requestSaving(undecided, answer, why)({ ...state, lastReason: why });
  };
}

/** Takes back decisions, as soon as that is saved. */
export function takeBack(results: readonly Result[]): Action {
  return requestSaving(results, 'undecided', '');
}

function requestSaving(results: readonly Result[], answer: Draft['answer'], why: string): Action {
  const drafts = results.map((result) => makeDraft(result, answer, why));
  return (state) => ({ ...state, refused: [], saving: drafts });
}

/** Takes back the last decision of this visit, or that of the picture on the stage. */
export function undo(state: State): State {
  const ids = state.history.at(-1) ?? [state.selected];
  const decided = listShown(state).filter(({ id, decision }) => decision && ids.includes(id));
  if (decided.length === 0 || state.saving.length > 0) return state;
  return takeBack(decided)(state);
}

/** Shows the decisions that were saved, and goes on to the next undecided picture. */
export function showDecided({ done, refused, report }: Decided): Action {
  return (before) => {
    const [first] = done;
    const history = before.history
      .map((ids) => ids.filter((id) => !done.includes(id)))
      .filter((ids) => ids.length > 0);
    const groups = groupByCause(report.results);
    const shown = { report, groups, refused, saving: [], question: null, history };
    const state = { ...before, ...shown };
    if (!first) return { ...state, announcement: 'No decision was saved.' };
    if (report.results.some(({ id, decision }) => id === first && decision)) {
      return selectNext({ ...state, history: [...history, done] }, done.length);
    }
    const announcement = `${formatCount(done.length, 'decision')} taken back.`;
    return { ...select(first)(state), announcement };
  };
}

/** Shows the next undecided picture: further down in the list, otherwise from its top. */
function selectNext(state: State, count: number): State {
  const shown = listShown(state);
  const place = shown.findIndex(({ id }) => id === state.selected) + 1;
  const undecided = [...shown.slice(place), ...shown.slice(0, place)].filter(isUndecided);
  const [next] = undecided;
  const rest = next ? ` Next: ${formatPicture(next)}` : '';
  const announcement = `${formatCount(count, 'picture')} decided, ${undecided.length} to decide.${rest}`;
  return { ...select(next?.id ?? null)(state), announcement };
}
