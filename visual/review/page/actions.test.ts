import { describe, expect, test } from 'vitest';
import type { Mark } from '../../decide/drafts.ts';
import { decisionOf } from '../../results/report.fixture.ts';
import { markOf, type Report } from '../../results/report.ts';
import { exampleReport } from '../review.fixture.ts';
import {
  ask,
  type Change,
  decide,
  firstState,
  pick,
  see,
  set,
  step,
  stepGroup,
  stepRegion,
  stepZoom,
  swap,
  take,
  takeBack,
  undo,
  visit,
} from './actions.ts';
import { marked, marksOf } from './drafts.ts';
import { progressLabel } from './labels.ts';
import { type State, scopeOf, stageOf } from './state.ts';

const ACCEPT = [ask('accepted', 'picture'), decide('Intended')];
const BUTTON = 'components-button--plain.en-480';
const BUTTON_DE = 'components-button--plain.de-480';
const BADGE = 'components-badge--plain.de-960';
const QUOTE = 'components-quote--long.en-960';
const GAP_CHART = 'components-gapchart--plain.en-480';
const OUTLOOK = 'components-outlook--plain.en-480';
const RATING = 'components-rating--half.en-480';

describe('the list', () => {
  test('opens at the first undecided picture', () => {
    expect(start().picked).toBe(BUTTON);
  });

  test('opens at the picture or story in the URL', () => {
    expect(firstState(exampleReport(), null, QUOTE).picked).toBe(QUOTE);
    expect(firstState(exampleReport(), null, 'components-rating--half').picked).toBe(RATING);
    const unknown = firstState(exampleReport(), null, 'no--such');
    expect(unknown).toMatchObject({
      picked: BUTTON,
      announcement: 'This report has no open picture of no--such.',
    });
  });

  test('follows the URL to an undecided picture of a story, and to none that is equal', () => {
    const report = decided(BUTTON, 'accepted');
    expect(visit('components-button--plain')(start(report)).picked).toBe(BUTTON_DE);
    expect(stateAfter(visit('components-icon--all')).picked).toBe(BUTTON);
  });

  test('can be stepped through by picture, and stops at both ends', () => {
    expect(stateAfter(step(1)).picked).toBe(BUTTON_DE);
    expect(stateAfter(step(-1), step(-1), step(-1)).picked).toBe(GAP_CHART);
  });

  test('can be stepped through by group', () => {
    expect(stateAfter(stepGroup(1)).picked).toBe(QUOTE);
    expect(stateAfter(stepGroup(-1)).picked).toBe(OUTLOOK);
  });
});

describe('the stage', () => {
  test('cycles through the changed places of one picture', () => {
    expect(stateAfter(stepRegion(1)).region).toBe(0);
    expect(stateAfter(stepRegion(1), stepRegion(1), stepRegion(1)).region).toBe(0);
    expect(stateAfter(stepRegion(-1)).region).toBe(1);
    expect(stateAfter(stepRegion(1), step(1)).region).toBeNull();
  });

  test('shows the other picture in the place of the one that is seen more of', () => {
    expect(stateAfter(swap)).toMatchObject({ view: 'swipe', share: 100 });
    expect(stateAfter(swap, swap)).toMatchObject({ view: 'swipe', share: 0 });
  });

  test('zooms from the window width to 8 times and no further', () => {
    expect(stateAfter(stepZoom(-1)).zoom).toBe('fit');
    const closer = Array.from({ length: 6 }, () => stepZoom(1));
    expect(stateAfter(...closer).zoom).toBe(8);
  });
});

describe('a question', () => {
  test('is about the picture, or about all of its look', () => {
    expect(decidedBy(start(), ask('rejected', 'picture'))).toEqual([BUTTON]);
    expect(decidedBy(start(), ask('accepted', 'look'))).toEqual([BUTTON, BUTTON_DE]);
  });

  test('is about the whole group once its representatives were viewed', () => {
    const first = stateAfter(see(BUTTON), ask('accepted', 'group'));
    expect(first).toMatchObject({ asked: null, picked: BADGE });
    expect(ask('accepted', 'group')(first).asked, 'its image is still loading').toBeNull();
    const second = see(BADGE)(first);
    expect(decidedBy(second, ask('accepted', 'group'))).toEqual([BUTTON, BUTTON_DE, BADGE]);
  });

  test('counts a representative with a decision as viewed', () => {
    const state = see(BUTTON)(start(decided(BADGE, 'rejected')));
    expect(decidedBy(state, ask('accepted', 'group'))).toEqual([BUTTON, BUTTON_DE]);
  });

  test('does not wait for a representative without an image', () => {
    const report = exampleReport();
    const results = report.results.map((each) => {
      const { before: _before, after: _after, ...bare } = each;
      return each.id === BADGE ? bare : each;
    });
    const state = ask('accepted', 'group')(see(BUTTON)(start({ ...report, results })));
    expect(state.asked).toMatchObject({ scope: 'group' });
  });

  test('is never about a group with several causes', () => {
    const state = stateAfter(pick(QUOTE), ask('accepted', 'group'));
    expect(state.asked).toBeNull();
    expect(state.announcement).toContain('have several causes');
  });

  test.each([GAP_CHART, OUTLOOK])('is not asked about %s', (id) => {
    const state = stateAfter(pick(id), ask('accepted', 'picture'));
    expect(state.asked).toBeNull();
    expect(state.announcement).toContain('nothing to decide here');
  });

  test('is not asked about what is decided', () => {
    const state = pick(BUTTON)(start(decided(BUTTON, 'rejected')));
    expect(ask('accepted', 'picture')(state).asked).toBeNull();
  });

  test('is only about rejecting when another browser drew the pictures', () => {
    const state = start({ ...exampleReport(), isPinned: false });
    expect(ask('accepted', 'picture')(state)).toMatchObject({
      asked: null,
      announcement: expect.stringContaining('from CI'),
    });
    expect(decidedBy(state, ask('rejected', 'picture'))).toEqual([BUTTON]);
  });

  test('waits for the response to the previous one', () => {
    const sending = set({ sending: [markOn(BUTTON)] })(start());
    expect(ask('accepted', 'picture')(sending).asked).toBeNull();
  });

  test('is withdrawn when another picture is shown', () => {
    expect(stateAfter(ask('accepted', 'picture'), step(1)).asked).toBeNull();
  });
});

describe('marks', () => {
  test('are in the report, go to the next undecided picture and suggest their reason again', () => {
    const state = stateAfter(...ACCEPT);
    expect(state).toMatchObject({ picked: BUTTON_DE, asked: null, lastReason: 'Intended' });
    expect(progressLabel(state.report.results)).toBe('6 to decide, 1 accepted, 2 to fix');
    expect(state.announcement).toBe('1 picture decided, 6 to decide. Next: Button: Plain, de-480');
  });

  test('continue at the top when nothing below is undecided', () => {
    expect(stateAfter(pick(RATING), ...ACCEPT).picked).toBe(BUTTON);
  });

  test('go on to the next group', () => {
    const whole = [see(BUTTON), see(BADGE), ask('accepted', 'group'), decide('Intended')];
    expect(stateAfter(...whole).picked).toBe(QUOTE);
  });

  test('clear the stage when everything is decided', () => {
    const all = Array.from({ length: 7 }, () => ACCEPT);
    expect(stateAfter(...all.flat()).picked).toBeNull();
  });

  test('are taken back together', () => {
    const state = stateAfter(
      pick(BADGE),
      ...ACCEPT,
      pick(BUTTON),
      ask('accepted', 'look'),
      decide('Intended'),
      undo,
    );
    expect(marksOf(state).map(({ id }) => id)).toEqual([BADGE]);
    expect(state).toMatchObject({ picked: BUTTON, history: [[BADGE]] });
    expect(state.announcement).toBe('2 decisions taken back.');
  });

  test('can take back a decision in the report', () => {
    const before = pick(BUTTON)(start(decided(BUTTON, 'accepted')));
    const state = saved(takeBack(scopeOf(before, 'picture'))(before));
    expect(marksOf(state).map(({ answer }) => answer)).toEqual(['undecided']);
    expect(stageOf(state).result?.decision).toBeUndefined();
  });
});

describe('a response of the server', () => {
  test('shows the current decisions and the refused ones', () => {
    const refused = [{ id: BADGE, why: 'Too late.' }];
    const report = decided(BUTTON, 'accepted');
    const sent = [markOn(BUTTON), markOn(BADGE)];
    const state = take({ done: [BUTTON], refused, report })({ ...start(), sending: sent });
    expect(state).toMatchObject({ picked: BUTTON_DE, refused, sending: [] });
    expect(state.history).toEqual([[BUTTON]]);
    expect(progressLabel(state.report.results)).toContain('1 accepted');
  });

  test('that refuses everything shows the decision made elsewhere', () => {
    const refused = [{ id: BUTTON, why: 'It was rejected meanwhile.' }];
    const report = decided(BUTTON, 'rejected');
    const state = stateAfter(take({ done: [], refused, report }));
    expect(stageOf(state).result).toMatchObject({ id: BUTTON, decision: { answer: 'rejected' } });
    expect(state).toMatchObject({ refused, history: [], announcement: 'No decision was saved.' });
  });

  test('that fails keeps the reason', () => {
    const asked = ACCEPT.reduce((before, change) => change(before), start());
    const refused = [{ id: '', why: 'No answer.' }];
    const state = take({ done: [], refused, report: asked.report })(asked);
    expect(state.refused).toEqual(refused);
    expect(state).toMatchObject({ sending: [], lastReason: 'Intended' });
    expect(state.picked).toBe(BUTTON);
  });
});

function start(report = exampleReport()): State {
  return firstState(report, report);
}

function stateAfter(...changes: Change[]): State {
  return changes.reduce((state, change) => saved(change(state)), start());
}

/** Ids of the pictures that a question is about. */
function decidedBy(state: State, question: Change): string[] {
  return decide('Intended')(question(state)).sending.map(({ id }) => id);
}

function saved(state: State): State {
  return state.sending.length > 0 ? take(marked(state.report, state.sending))(state) : state;
}

function markOn(id: string): Mark {
  const result = exampleReport().results.find((each) => each.id === id);
  if (!result) throw new Error(`The example has no ${id}.`);
  return markOf(result, 'accepted', 'Intended');
}

function decided(id: string, answer: 'accepted' | 'rejected'): Report {
  const report = exampleReport();
  const results = report.results.map((each) =>
    each.id === id ? { ...each, decision: decisionOf(answer) } : each,
  );
  return { ...report, results };
}
