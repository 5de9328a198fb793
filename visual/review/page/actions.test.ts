import { describe, expect, test } from 'vitest';
import type { Decision } from '../../model/decisions.ts';
import { makeDecision } from '../../model/report.fixture.ts';
import type { Report } from '../../model/report.ts';
import { makeExampleReport } from '../review.fixture.ts';
import {
  type Action,
  ask,
  createState,
  decide,
  markViewed,
  select,
  setFilter,
  showDecided,
  step,
  stepChange,
  stepGroup,
  stepRegion,
  takeBack,
  undo,
} from './actions.ts';
import { addDrafts, listDrafts } from './drafts.ts';
import { formatProgress } from './labels.ts';
import { findStage, listScope, listShown, type State } from './state.ts';

const ACCEPT = [ask('accepted', 'picture'), decide('Intended')];
const BUTTON = 'components-button--plain.en-480';
const BUTTON_DE = 'components-button--plain.de-480';
const BADGE = 'components-badge--plain.de-960';
const QUOTE = 'components-quote--long.en-960';
const QUOTE_DE = 'components-quote--short.de-960';
const GAP_CHART = 'components-gapchart--plain.en-480';
const OUTLOOK = 'components-outlook--plain.en-480';
const RATING = 'components-rating--half.en-480';

describe('the list', () => {
  test('opens at the picture or story in the URL', () => {
    expect(createState(makeExampleReport(), null, QUOTE).selected).toBe(QUOTE);
    expect(createState(makeExampleReport(), null, 'components-rating--half').selected).toBe(RATING);
    const unknown = createState(makeExampleReport(), null, 'no--such');
    expect(unknown).toMatchObject({
      selected: BUTTON,
      announcement: 'This report has no open picture of no--such.',
    });
  });

  test.each<[string, Action[], string]>([
    ['by picture', [step(1)], BUTTON_DE],
    ['by picture, and stops at the top', [step(-1), step(-1), step(-1)], GAP_CHART],
    ['by group', [stepGroup(1)], QUOTE],
    ['by group, back', [stepGroup(-1)], OUTLOOK],
    ['by change', [stepChange(1)], BADGE],
    ['by change, back', [stepChange(1), stepChange(-1)], BUTTON],
  ])('can be stepped through %s', (_how, steps, id) => {
    expect(stateAfter(...steps).selected).toBe(id);
  });
});

test('what was decided since the run can be undone after a reload, the latest first', () => {
  const report = makeExampleReport();
  const at = (time: string) => ({
    ...makeDecision('accepted'),
    when: `2026-03-02T${time}:00.000Z`,
  });
  const decided: Record<string, Decision> = {
    [RATING]: makeDecision('rejected'),
    [QUOTE]: at('09:30'),
    [BUTTON]: at('09:00'),
    [BUTTON_DE]: at('09:00'),
  };
  const results = report.results.map((result) => {
    const decision = decided[result.id];
    return { ...result, ...(decision && { decision }) };
  });
  const state = createState({ ...report, results }, null);
  expect(state.history).toEqual([[BUTTON, BUTTON_DE], [QUOTE]]);
  expect(undo(state).saving).toMatchObject([{ id: QUOTE, answer: 'undecided' }]);
});

test('a comparison of accepted pictures shows what is the same, too, and decides nothing', () => {
  const { results, ...report } = makeExampleReport();
  const accepted = results.map((each) => ({ ...each, decision: makeDecision('accepted') }));
  const base = { before: 'v1', after: 'v2' };
  const state = createState({ ...report, base, results: accepted }, null);
  expect(listShown(state)).toHaveLength(results.length);
  for (const act of [ask('accepted', 'picture'), ask('accepted', 'group'), undo])
    expect(act(state)).toMatchObject({ question: null, saving: [] });
});

describe('a filter', () => {
  test('shows what matches, and the first undecided of it on the stage', () => {
    const state = stateAfter(setFilter({ text: 'quote' }));
    expect(listShown(state).map(({ id }) => id)).toEqual([QUOTE, QUOTE_DE]);
    expect(state).toMatchObject({ selected: QUOTE, announcement: '2 pictures shown.' });
    expect(setFilter({})(state).selected, 'keeps the picture').toBe(QUOTE);
  });

  test('that hides what is decided lets it be taken back', () => {
    const decided = [setFilter({ decision: 'to decide' }), select(BADGE), ...ACCEPT];
    expect(listDrafts(stateAfter(...decided))).toHaveLength(1);
    const state = stateAfter(...decided, undo);
    expect(listDrafts(state)).toEqual([]);
    expect(state.selected).toBe(BADGE);
  });

  test('limits what is decided together', () => {
    const asked = [select(BUTTON_DE), ask('accepted', 'change'), decide('Intended')];
    const { saving } = run(setFilter({ language: 'de' })(start()), ...asked);
    expect(saving.map(({ id }) => id)).toEqual([BUTTON_DE]);
  });

  test('that hides what is decided goes on to the next one, not to the first', () => {
    const state = stateAfter(setFilter({ decision: 'to decide' }), select(BADGE), ...ACCEPT);
    expect(state.selected).toBe(QUOTE);
  });
});

test('the stage cycles through the changed places of one picture', () => {
  expect(stateAfter(stepRegion(1)).region).toBe(0);
  expect(stateAfter(stepRegion(1), stepRegion(1), stepRegion(1)).region).toBe(0);
  expect(stateAfter(stepRegion(-1)).region).toBe(1);
  expect(stateAfter(stepRegion(1), step(1)).region).toBeNull();
});

describe('a question', () => {
  test('counts a representative with a decision as viewed, and is not about it', () => {
    const viewed = markViewed(BUTTON)(start(decided(BADGE, 'rejected')));
    const { saving } = decide('Intended')(ask('accepted', 'group')(viewed));
    expect(saving.map(({ id }) => id)).toEqual([BUTTON, BUTTON_DE]);
  });

  test('does not wait for a representative without an image', () => {
    const report = makeExampleReport();
    const badge = report.results.find(({ id }) => id === BADGE);
    delete badge?.before;
    delete badge?.after;
    const state = ask('accepted', 'group')(markViewed(BUTTON)(start(report)));
    expect(state.question).toMatchObject({ scope: 'group' });
  });

  test('is never about a group of which nothing is known', () => {
    const state = stateAfter(select(QUOTE), ask('accepted', 'group'));
    expect(state.question).toBeNull();
    expect(state.announcement).toContain('Nothing is known');
  });

  test.each([GAP_CHART, OUTLOOK])('is not asked about %s', (id) => {
    const state = stateAfter(select(id), ask('accepted', 'picture'));
    expect(state.question).toBeNull();
    expect(state.announcement).toContain('nothing to decide here');
  });

  test('waits for the response to the previous one', () => {
    const state = run(start(), ...ACCEPT, ask('rejected', 'picture'));
    expect(state.question).toEqual({ answer: 'accepted', scope: 'picture' });
  });

  test('is withdrawn when another picture is shown', () => {
    expect(stateAfter(ask('accepted', 'picture'), step(1)).question).toBeNull();
  });
});

describe('decisions', () => {
  test('are in the report, go to the next undecided picture and suggest their reason again', () => {
    const state = stateAfter(...ACCEPT);
    expect(state).toMatchObject({ selected: BUTTON_DE, question: null, lastReason: 'Intended' });
    expect(formatProgress(state.report.results)).toBe('6 to decide, 1 accepted, 2 to fix');
    expect(state.announcement).toBe('1 picture decided, 6 to decide. Next: Button: Plain, de-480');
  });

  test('continue at the top when nothing below is undecided', () => {
    expect(stateAfter(select(RATING), ...ACCEPT).selected).toBe(BUTTON);
  });

  test('are taken back together', () => {
    const change = [ask('accepted', 'change'), decide('Intended')];
    const state = stateAfter(select(BADGE), ...ACCEPT, select(BUTTON), ...change, undo);
    expect(listDrafts(state).map(({ id }) => id)).toEqual([BADGE]);
    expect(state).toMatchObject({ selected: BUTTON, history: [[BADGE]] });
    expect(state.announcement).toBe('2 decisions taken back.');
  });

  test('can take back a decision in the report', () => {
    const before = select(BUTTON)(start(decided(BUTTON, 'accepted')));
    const state = saved(takeBack(listScope(before, 'picture'))(before));
    expect(listDrafts(state).map(({ answer }) => answer)).toEqual(['undecided']);
    expect(findStage(state).result?.decision).toBeUndefined();
  });
});

function start(report = makeExampleReport()): State {
  return createState(report, report);
}

/** Without an answer to what is to be saved. */
function run(state: State, ...actions: Action[]): State {
  return actions.reduce((before, action) => action(before), state);
}

function stateAfter(...actions: Action[]): State {
  return actions.reduce((state, action) => saved(action(state)), start());
}

function saved(state: State): State {
  return state.saving.length > 0
    ? showDecided(addDrafts(state.report, state.saving))(state)
    : state;
}

function decided(id: string, answer: 'accepted' | 'rejected'): Report {
  const report = makeExampleReport();
  const result = report.results.find((each) => each.id === id);
  if (result) result.decision = makeDecision(answer);
  return report;
}
