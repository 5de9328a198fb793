import type { Decided } from '../../decide.ts';
import type { Mark } from '../../report.ts';
import type { Action } from './actions.ts';
import { type Filter, STANDARD_FILTER } from './filter.ts';
import { groupOf, groupsOf } from './groups.ts';
import { zoomBeside } from './looks.ts';
import { isOpen, obstacle } from './standing.ts';
import { pickedOf, type State, shownOf } from './state.ts';
import { clusterName, countedPictures, pictureName } from './words.ts';

/** The state after an action. */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'pick':
      return picking(state, action.id);
    case 'step':
      return stepping(state, action.by);
    case 'step-cluster':
      return steppingCluster(state, action.by);
    case 'step-region':
      return steppingRegion(state, action.by);
    case 'look':
      return { ...state, look: action.look };
    case 'zoom':
      return { ...state, zoom: action.zoom };
    case 'step-zoom':
      return { ...state, zoom: zoomBeside(state.zoom, action.by) };
    case 'filter':
      return filtering(state, { ...state.filter, ...action.filter });
    case 'toggle':
      return { ...state, [action.what]: !state[action.what] };
    case 'ask':
      return asking(state, action.verdict, action.about);
    case 'help':
      return { ...state, dialog: { kind: 'help' } };
    case 'close':
      return { ...state, dialog: null };
    case 'mark':
      return marking(state, action.marks);
    case 'undo':
      return undoing(state, action.id ?? state.marks.at(-1)?.id);
    case 'exported':
      return { ...state, isExported: true, announcement: `Marks exported to ${action.file}.` };
    case 'sending':
      return { ...state, isSending: true, refused: [] };
    case 'decided':
      return settled(state, action.decided, action.marks);
    case 'unreached':
      return unreached(state, action.why, action.marks);
  }
}

function picking(state: State, id: string | null): State {
  return id === state.picked ? state : { ...state, picked: id, region: null };
}

function stepping(state: State, by: 1 | -1): State {
  const shown = shownOf(state);
  const place = shown.findIndex(({ id }) => id === state.picked);
  const next = shown[place + by];
  return next ? picking(state, next.id) : state;
}

function steppingCluster(state: State, by: 1 | -1): State {
  const groups = groupsOf(state.report, state.filter, state.marks);
  const here = groupOf(groups, state.picked);
  const next = groups[(here ? groups.indexOf(here) : -1) + by];
  const [first] = next?.results ?? [];
  if (!next || !first) return state;
  return { ...picking(state, first.id), announcement: clusterName(next) };
}

function steppingRegion(state: State, by: 1 | -1): State {
  const count = pickedOf(state)?.regions?.length ?? 0;
  if (count === 0) return { ...state, announcement: 'This picture has no changed places.' };
  const from = state.region ?? (by === 1 ? -1 : count);
  const region = (from + by + count) % count;
  return { ...state, region, announcement: `Place ${region + 1} of ${count}` };
}

function filtering(state: State, filter: State['filter']): State {
  const filtered = { ...state, filter };
  const shown = shownOf(filtered);
  const announcement = `${countedPictures(shown.length)} listed.`;
  const isShown = shown.some(({ id }) => id === state.picked);
  const picked = isShown ? filtered : picking(filtered, shown[0]?.id ?? null);
  return { ...picked, announcement };
}

function asking(state: State, verdict: Mark['verdict'], about: 'picture' | 'cluster'): State {
  const result = pickedOf(state);
  if (!result || state.isSending) return state;
  if (about === 'picture') {
    const why = obstacle(state.report, result);
    if (why) return { ...state, announcement: why };
    return { ...state, dialog: { kind: 'reason', verdict, ids: [result.id] } };
  }
  const { title, ids, hidden } = openInCluster(state);
  if (ids.length === 0) return { ...state, announcement: 'Nothing in this cluster is open.' };
  return { ...state, dialog: { kind: 'reason', verdict, ids, cluster: { title, hidden } } };
}

/** What "the whole cluster" means: its open pictures in the list, and how many more the filter hides. */
export function openInCluster({ report, filter, marks, picked }: State) {
  const openOf = (among: Filter) => {
    const group = groupOf(groupsOf(report, among, marks), picked);
    const open = group?.results.filter((result) => isOpen(report, result, marks)) ?? [];
    return { title: group?.title ?? '', ids: open.map(({ id }) => id) };
  };
  const { title, ids } = openOf(filter);
  const all = openOf({ ...STANDARD_FILTER, verdicts: filter.verdicts });
  return { title, ids, hidden: all.ids.length - ids.length };
}

function marking(state: State, marks: readonly Mark[]): State {
  const ids = marks.map(({ id }) => id);
  const others = state.marks.filter(({ id }) => !ids.includes(id));
  const marked = { ...state, marks: [...others, ...marks], isExported: false, dialog: null };
  return movingOn(state, remembering(marked, marks), ids);
}

function undoing(state: State, id: string | undefined): State {
  if (!id || !state.marks.some((mark) => mark.id === id)) return state;
  const marks = state.marks.filter((mark) => mark.id !== id);
  const undone = picking({ ...state, marks, isExported: false }, id);
  return { ...undone, announcement: `Took back: ${nameOf(undone, id)}` };
}

function settled(state: State, { done, refused, report }: Decided, marks: readonly Mark[]): State {
  const after = { ...state, report, refused, isSending: false, dialog: null };
  if (done.length === 0) return { ...after, announcement: 'Nothing was decided.' };
  return movingOn(state, remembering(after, marks), done);
}

/** The reason stays on offer, so that nobody has to type it again. */
function unreached(state: State, why: string, marks: readonly Mark[]): State {
  const refused = [{ id: '', why }];
  return remembering({ ...state, isSending: false, dialog: null, refused }, marks);
}

function remembering(state: State, [first]: readonly Mark[]): State {
  if (!first) return state;
  return { ...state, lastReasons: { ...state.lastReasons, [first.verdict]: first.why } };
}

/** After a decision the next open picture comes to the stage: below in the list, else from its top. */
function movingOn(before: State, after: State, done: readonly string[]): State {
  const order = shownOf(before).map(({ id }) => id);
  const place = order.indexOf(before.picked ?? '');
  const open = new Set(
    after.report.results.filter((r) => isOpen(after.report, r, after.marks)).map(({ id }) => id),
  );
  const next = [...order.slice(place + 1), ...order.slice(0, place + 1)].find((id) => open.has(id));
  const moved = next ? picking(after, next) : after;
  const verb = `${countedPictures(done.length)} decided.`;
  const rest = next ? `${open.size} open. Next: ${nameOf(after, next)}` : 'None is open.';
  return { ...moved, announcement: `${verb} ${rest}` };
}

function nameOf({ report }: State, id: string): string {
  const result = report.results.find((candidate) => candidate.id === id);
  return result ? pictureName(result) : id;
}
