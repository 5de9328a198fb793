import { formatCount } from '../../../lib/format-count.ts';
import type { Mark } from '../../decide/drafts.ts';
import { groupsOf } from '../../groups/cause-groups.ts';
import {
  type Decided,
  type Decision,
  markOf,
  type Report,
  type Result,
} from '../../results/report.ts';
import { isUndecided, NOT_PINNED } from '../../results/status.ts';
import { pictureName } from './labels.ts';
import { type Scope, type State, scopeOf, shownOf, stageOf, unseenOf } from './state.ts';
import { ZOOMS } from './views.ts';

/** A transition of the page's state. */
export type Change = (state: State) => State;

/** The initial state: at the picture or story in the URL, or at the first undecided picture. */
export function firstState(report: Report, original: Report | null, address = ''): State {
  const state: State = {
    report,
    groups: groupsOf(report.results),
    original,
    picked: null,
    seen: new Set(),
    view: 'side',
    zoom: 'fit',
    region: null,
    share: 50,
    hasKeys: true,
    asked: null,
    lastReason: '',
    history: [],
    sending: [],
    refused: [],
    announcement: '',
  };
  const shown = shownOf(state);
  const first = shown.find(isUndecided) ?? shown.find(({ decision }) => !decision);
  const opened = pick(first?.id ?? null)(state);
  return address ? visit(address)(opened) : opened;
}

/** Sets fields that do not depend on others. */
export function set(some: Partial<Omit<State, 'picked' | 'report' | 'groups'>>): Change {
  return (state) => ({ ...state, ...some });
}

/** Swipe: shows the other picture alone. */
export function swap(state: State): State {
  return { ...state, view: 'swipe', share: state.share > 50 ? 0 : 100 };
}

/** Shows a picture on the stage and its group in the list. */
export function pick(id: string | null): Change {
  return (state) => {
    const region = id === state.picked ? state.region : null;
    return { ...state, picked: id, region, asked: null };
  };
}

/** Records that a picture was viewed: its images have loaded on the stage. */
export function see(id: string): Change {
  return (state) => ({ ...state, seen: new Set([...state.seen, id]) });
}

/** Goes to a picture by id, or to a story: to its first undecided picture, if any. */
export function visit(address: string): Change {
  return (state) => {
    const found = shownOf(state).filter(({ id, story }) => [id, story].includes(address));
    const result = found.find(isUndecided) ?? found[0];
    if (result) return pick(result.id)(state);
    return { ...state, announcement: `This report has no open picture of ${address}.` };
  };
}

/** Goes to the next or previous picture of the list. */
export function step(by: 1 | -1): Change {
  return (state) => {
    const shown = shownOf(state);
    const next = shown[shown.findIndex(({ id }) => id === state.picked) + by];
    return next ? pick(next.id)(state) : state;
  };
}

/** Goes to the first picture of the next or previous group. */
export function stepGroup(by: 1 | -1): Change {
  return (state) => {
    const { groups, picked } = state;
    const place = groups.findIndex(({ results }) => results.some(({ id }) => id === picked));
    const next = groups[place + by];
    const [first] = next?.results ?? [];
    if (!next || !first) return state;
    const announcement = `${next.title}, ${formatCount(next.results.length, 'picture')}`;
    return { ...pick(first.id)(state), announcement };
  };
}

/** Goes to the next or previous changed place, with wrap-around. */
export function stepRegion(by: 1 | -1): Change {
  return (state) => {
    const count = stageOf(state).result?.regions?.length ?? 0;
    if (count === 0) return { ...state, announcement: 'This picture has no changed places.' };
    const from = state.region ?? (by === 1 ? -1 : count);
    const region = (from + by + count) % count;
    return { ...state, region, announcement: `Place ${region + 1} of ${count}` };
  };
}

/** Zooms a step in or out. */
export function stepZoom(by: 1 | -1): Change {
  return (state) => ({ ...state, zoom: ZOOMS[ZOOMS.indexOf(state.zoom) + by] ?? state.zoom });
}

/** Asks for a reason, or announces why there is nothing to decide; a group needs its representatives. */
export function ask(answer: Decision['answer'], scope: Scope): Change {
  return (state) => {
    const { group } = stageOf(state);
    if (!group || state.sending.length > 0) return state;
    if (!scopeOf(state, scope).some(isUndecided))
      return { ...state, announcement: NOTHING_UNDECIDED };
    if (answer === 'accepted' && !state.report.isPinned)
      return { ...state, announcement: NOT_PINNED };
    if (scope === 'group' && group.representatives.length === 0)
      return { ...state, announcement: LOOK_BY_LOOK };
    const [unseen] = unseenOf(state, group);
    if (scope === 'group' && unseen) return pick(unseen)(state);
    return { ...state, asked: { answer, scope } };
  };
}

/** Why a group cannot be accepted as a whole. */
export const LOOK_BY_LOOK = 'These pictures have several causes, so they are decided look by look.';

const NOTHING_UNDECIDED =
  'There is nothing to decide here. To change a decision, take it back first.';

/** Decides what was asked, as soon as that is saved. */
export function decide(why: string): Change {
  return (state) => {
    const { answer, scope } = state.asked ?? {};
    if (!answer || !scope || state.sending.length > 0) return state;
    const undecided = scopeOf(state, scope).filter(isUndecided);
    return sending(undecided, answer, why)({ ...state, lastReason: why });
  };
}

/** Takes back decisions, as soon as that is saved. */
export function takeBack(results: readonly Result[]): Change {
  return sending(results, 'undecided', '');
}

function sending(results: readonly Result[], answer: Mark['answer'], why: string): Change {
  const marks = results.map((result) => markOf(result, answer, why));
  return (state) => ({ ...state, refused: [], sending: marks });
}

/** Takes back the last decision of this visit, or that of the picture on the stage. */
export function undo(state: State): State {
  const ids = state.history.at(-1) ?? [state.picked];
  const decided = shownOf(state).filter(({ id, decision }) => decision && ids.includes(id));
  if (decided.length === 0 || state.sending.length > 0) return state;
  return takeBack(decided)(state);
}

/** Shows the decisions that were saved, and goes on to the next undecided picture. */
export function take({ done, refused, report }: Decided): Change {
  return (before) => {
    const [first] = done;
    const history = before.history
      .map((ids) => ids.filter((id) => !done.includes(id)))
      .filter((ids) => ids.length > 0);
    const groups = groupsOf(report.results);
    const shown = { report, groups, refused, sending: [], asked: null, history };
    const state = { ...before, ...shown };
    if (!first) return { ...state, announcement: 'No decision was saved.' };
    if (report.results.some(({ id, decision }) => id === first && decision)) {
      return movingOn({ ...state, history: [...history, done] }, done.length);
    }
    const announcement = `${formatCount(done.length, 'decision')} taken back.`;
    return { ...pick(first)(state), announcement };
  };
}

/** Shows the next undecided picture: further down in the list, otherwise from its top. */
function movingOn(state: State, count: number): State {
  const shown = shownOf(state);
  const place = shown.findIndex(({ id }) => id === state.picked) + 1;
  const undecided = [...shown.slice(place), ...shown.slice(0, place)].filter(isUndecided);
  const [next] = undecided;
  const rest = next ? ` Next: ${pictureName(next)}` : '';
  const announcement = `${formatCount(count, 'picture')} decided, ${undecided.length} to decide.${rest}`;
  return { ...pick(next?.id ?? null)(state), announcement };
}
