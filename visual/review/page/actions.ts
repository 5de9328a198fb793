import { formatCount } from '../../../lib/format-count.ts';
import { groupByCause } from '../../groups/cause-groups.ts';
import type { ChangeGroup } from '../../groups/change-groups.ts';
import type { Decision } from '../../model/decisions.ts';
import type { Draft } from '../../model/drafts.ts';
import { type Decided, makeDraft, type Report, type Result } from '../../model/report.ts';
import { isUndecided, NOT_PINNED } from '../../model/status.ts';
import { ZOOMS } from './canvas.ts';
import { type Filter, matches, parseAddress } from './filter.ts';
import { formatPicture } from './labels.ts';
import { findStage, listScope, listShown, listUnviewed, type Scope, type State } from './state.ts';

/** A transition of the page's state. */
export type Action = (state: State) => State;

/** The initial state: at the picture or story in the URL, or at the first undecided picture. */
export function createState(report: Report, original: Report | null, address = ''): State {
  const { id, filter } = parseAddress(address);
  const state: State = {
    report,
    groups: listGroups(report, filter),
    filter,
    original,
    author: '',
    selected: null,
    viewed: new Set(),
    view: 'side',
    zoom: 'fit',
    region: null,
    share: 50,
    hasMarks: true,
    hasKeys: true,
    question: null,
    lastReason: '',
    history: listOwnDecisions(report),
    saving: [],
    refused: [],
    announcement: '',
  };
  const opened = selectFirst(state);
  return id ? openAddress(address)(opened) : opened;
}

/** The decisions made since the run, together as they were made, so that a reload does not end undoing. */
function listOwnDecisions({ results, when: start }: Report): string[][] {
  const own = results.filter(({ decision }) => decision && decision.when > start);
  const byTime = Map.groupBy(own, ({ decision }) => `${decision?.when} ${decision?.why}`);
  return [...byTime]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, together]) => together.map(({ id }) => id));
}

function listGroups({ results, base }: Report, filter: Filter) {
  return groupByCause(results, (result) => matches(result, filter), base !== undefined);
}

function selectFirst(state: State): State {
  const shown = listShown(state);
  const open = shown.find(isUndecided) ?? shown.find(({ decision }) => !decision);
  const first = state.report.base ? shown[0] : open;
  return select(first?.id ?? null)(state);
}

/** Shows only what matches; the picture on the stage stays as long as it is shown. */
export function setFilter(filter: Filter): Action {
  return (before) => {
    const state = { ...before, filter, groups: listGroups(before.report, filter) };
    const announcement = `${formatCount(listShown(state).length, 'picture')} shown.`;
    return { ...(findStage(state).result ? state : selectFirst(state)), announcement };
  };
}

/** Sets fields that do not depend on others. */
export function set(
  some: Partial<Omit<State, 'selected' | 'report' | 'groups' | 'filter'>>,
): Action {
  return (state) => ({ ...state, ...some });
}

/** Shows the other picture alone, in the same place. */
export function swap(state: State): State {
  return { ...state, view: 'onion', share: state.share > 50 ? 0 : 100 };
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

/** Goes to a picture by id, or to a story: to its first undecided picture, if any. Sets the filter. */
export function openAddress(address: string): Action {
  const { id: wanted, filter } = parseAddress(address);
  return (before) => {
    const state = setFilter(filter)(before);
    const found = listShown(state).filter(({ id, story }) => [id, story].includes(wanted));
    const result = found.find(isUndecided) ?? found[0];
    if (result) return select(result.id)(state);
    return { ...state, announcement: `This report has no open picture of ${wanted}.` };
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
  return stepAmong(by, ({ groups }) => groups);
}

/** Goes to the first picture that shows the next or previous change, in the same or another group. */
export function stepChange(by: 1 | -1): Action {
  return stepAmong(by, ({ groups }) => groups.flatMap(({ changeGroups }) => changeGroups));
}

function stepAmong(by: 1 | -1, list: (state: State) => readonly ChangeGroup[]): Action {
  return (state) => {
    const groups = list(state);
    const place = groups.findIndex(({ results }) =>
      results.some(({ id }) => id === state.selected),
    );
    const { title = '', results = [] } = groups[place + by] ?? {};
    const [first] = results;
    if (!first) return state;
    const announcement = `${title}, ${formatCount(results.length, 'picture')}`;
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
    const [unviewed] = scope === 'group' ? listUnviewed(state, group) : [];
    return unviewed ? select(unviewed)(state) : { ...state, question: { answer, scope } };
  };
}

/** Why a group cannot be accepted as a whole. */
export const CHANGE_BY_CHANGE =
  'Nothing is known of what has changed in these pictures, so they are decided change by change.';

const NOTHING_UNDECIDED =
  'There is nothing to decide here. To change a decision, take it back first.';

/** Decides what was asked, as soon as that is saved. */
export function decide(why: string, author?: string): Action {
  return (before) => {
    const state = author ? { ...before, author } : before;
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
  return (state) => ({
    ...state,
    refused: [],
    saving: results.map((result) => makeDraft(result, answer, why)),
  });
}

/** Takes back the last decision of this visit, or that of the picture on the stage. */
export function undo(state: State): State {
  const ids = state.history.at(-1) ?? [state.selected];
  const decided = state.report.results.filter(({ id, decision }) => decision && ids.includes(id));
  if (decided.length === 0 || state.saving.length > 0 || state.report.base) return state;
  return takeBack(decided)(state);
}

/** Shows the decisions that were saved, and goes on to the next undecided picture. */
export function showDecided({ done, refused, report }: Decided): Action {
  return (before) => {
    const [first] = done;
    const history = before.history
      .map((ids) => ids.filter((id) => !done.includes(id)))
      .filter((ids) => ids.length > 0);
    const groups = listGroups(report, before.filter);
    const shown = { report, groups, refused, saving: [], question: null, history };
    const state = { ...before, ...shown };
    if (!first) return { ...state, announcement: 'No decision was saved.' };
    if (report.results.some(({ id, decision }) => id === first && decision)) {
      return selectNext({ ...state, history: [...history, done] }, listShown(before), done.length);
    }
    const announcement = `${formatCount(done.length, 'decision')} taken back.`;
    return { ...select(first)(state), announcement };
  };
}

/**
 * Shows the next undecided picture: further down in the list, otherwise from its top.
 * @param before the list as it was, because a filter may not show what is decided now
 */
function selectNext(state: State, before: readonly Result[], count: number): State {
  const undecided = new Map(
    listShown(state)
      .filter(isUndecided)
      .map((each) => [each.id, each]),
  );
  const place = before.findIndex(({ id }) => id === state.selected) + 1;
  const order = [...before.slice(place), ...before.slice(0, place)];
  const [next] = order.flatMap(({ id }) => undecided.get(id) ?? []);
  const rest = next ? ` Next: ${formatPicture(next)}` : '';
  const announcement = `${formatCount(count, 'picture')} decided, ${undecided.size} to decide.${rest}`;
  return { ...select(next?.id ?? null)(state), announcement };
}
