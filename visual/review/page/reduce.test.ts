import { describe, expect, test } from 'vitest';
import { type Mark, markOf, type Report } from '../../report.ts';
import { exampleReport } from '../fixture.ts';
import type { Action } from './actions.ts';
import { openInCluster, reduce } from './reduce.ts';
import { firstState, pickedOf, type State } from './state.ts';

const BUTTON = 'components-button--plain.en-480';
const BUTTON_DE = 'components-button--plain.de-480';
const BADGE = 'components-badge--plain.en-480';
const QUOTE = 'components-quote--long.en-960';
const GAP_CHART = 'components-gapchart--plain.en-480';
const RATING = 'components-rating--half.en-480';

describe('the list', () => {
  test('opens at the first picture that waits for a decision', () => {
    expect(start().picked).toBe(BUTTON);
  });

  test('is walked picture by picture and ends at its ends', () => {
    expect(stateAfter({ type: 'step', by: 1 }).picked).toBe(BUTTON_DE);
    const top = stateAfter(
      { type: 'step', by: -1 },
      { type: 'step', by: -1 },
      { type: 'step', by: -1 },
    );
    expect(top.picked).toBe(GAP_CHART);
  });

  test('is walked cluster by cluster', () => {
    expect(stateAfter({ type: 'step-cluster', by: 1 }).picked).toBe(QUOTE);
  });

  test('brings a listed picture to the stage when the filter hides the picked one', () => {
    expect(stateAfter({ type: 'filter', filter: { text: 'rating' } }).picked).toBe(RATING);
    expect(stateAfter({ type: 'filter', filter: { text: 'no such' } }).picked).toBeNull();
  });
});

describe('places', () => {
  test('are walked in a circle, and belong to one picture', () => {
    const forth: Action = { type: 'step-region', by: 1 };
    expect(stateAfter(forth).region).toBe(0);
    expect(stateAfter(forth, forth, forth).region).toBe(0);
    expect(stateAfter({ type: 'step-region', by: -1 }).region).toBe(1);
    expect(stateAfter(forth, { type: 'step', by: 1 }).region).toBeNull();
  });
});

describe('a question', () => {
  test('is about the picture, or about all that is open in its cluster', () => {
    expect(stateAfter(ask('picture')).dialog).toMatchObject({ ids: [BUTTON] });
    expect(stateAfter(ask('cluster')).dialog).toMatchObject({ ids: [BUTTON, BUTTON_DE, BADGE] });
  });

  test('leaves out what the filter hides, and says so', () => {
    const { dialog } = stateAfter({ type: 'filter', filter: { locale: 'en' } }, ask('cluster'));
    expect(dialog).toMatchObject({ ids: [BUTTON, BADGE], cluster: { hidden: 1 } });
  });

  test.each([GAP_CHART, 'components-outlook--plain.en-480'])('is not asked about %s', (id) => {
    const state = stateAfter({ type: 'pick', id }, ask('picture'));
    expect(state.dialog).toBeNull();
    expect(state.announcement).toContain('run again');
    expect(stateAfter({ type: 'pick', id }, ask('cluster')).dialog).toBeNull();
  });

  test('is not asked in a report for reading only', () => {
    const state = start({ ...exampleReport(), isReportOnly: true });
    expect(reduce(state, ask('picture')).dialog).toBeNull();
    expect(openInCluster(state).ids).toEqual([]);
  });

  test('is not asked again about what was accepted', () => {
    const report = decided('accepted');
    expect(reduce({ ...start(report), picked: BUTTON }, ask('picture')).dialog).toBeNull();
  });

  test('may be asked again about what was rejected', () => {
    const report = decided('rejected');
    const state = reduce({ ...start(report), picked: BUTTON }, ask('picture'));
    expect(state.dialog).toMatchObject({ ids: [BUTTON] });
  });
});

describe('marks', () => {
  test('move on to the next open picture and offer their reason again', () => {
    const state = stateAfter({ type: 'mark', marks: [mark(BUTTON)] });
    expect(state).toMatchObject({ picked: BUTTON_DE, dialog: null });
    expect(state.lastReasons).toEqual({ accepted: 'Wanted', rejected: '' });
  });

  test('go on at the top when nothing below is open', () => {
    const state = stateAfter({ type: 'pick', id: RATING }, { type: 'mark', marks: [mark(RATING)] });
    expect(state.picked).toBe(BUTTON);
  });

  test('replace an earlier mark of the same picture', () => {
    const no = { ...mark(BUTTON), verdict: 'rejected' } as const;
    const state = stateAfter(
      { type: 'mark', marks: [mark(BUTTON)] },
      { type: 'mark', marks: [no] },
    );
    expect(state.marks).toEqual([no]);
  });

  test('are taken back from the last one on, and have to be exported again', () => {
    const state = stateAfter(
      { type: 'mark', marks: [mark(BUTTON), mark(BADGE)] },
      { type: 'exported', file: 'marks.json' },
      { type: 'undo' },
    );
    expect(state.marks.map(({ id }) => id)).toEqual([BUTTON]);
    expect(state).toMatchObject({ picked: BADGE, isExported: false });
  });
});

describe('an answer of the server', () => {
  test('replaces the report, shows refusals and moves on', () => {
    const refused = [{ id: BADGE, why: 'Too late.' }];
    const report = decided('accepted');
    const state = stateAfter(
      { type: 'sending' },
      {
        type: 'decided',
        decided: { done: [BUTTON], refused, report },
        marks: [mark(BUTTON), mark(BADGE)],
      },
    );
    expect(state).toMatchObject({ picked: BUTTON_DE, refused, isSending: false });
    expect(pickedOf({ ...state, picked: BUTTON })?.decision?.verdict).toBe('accepted');
  });

  test('that does not come keeps the reason', () => {
    const state = stateAfter({ type: 'unreached', why: 'No answer.', marks: [mark(BUTTON)] });
    expect(state.refused).toEqual([{ id: '', why: 'No answer.' }]);
    expect(state.lastReasons.accepted).toBe('Wanted');
    expect(state.picked).toBe(BUTTON);
  });
});

function start(report = exampleReport()): State {
  return firstState(report, false);
}

function stateAfter(...actions: Action[]): State {
  return actions.reduce(reduce, start());
}

function ask(about: 'picture' | 'cluster'): Action {
  return { type: 'ask', verdict: 'accepted', about };
}

function mark(id: string): Mark {
  const result = exampleReport().results.find((each) => each.id === id);
  if (!result) throw new Error(`The example has no ${id}.`);
  return markOf(result, 'accepted', 'Wanted');
}

function decided(verdict: Mark['verdict']): Report {
  const report = exampleReport();
  const decision = { verdict, who: 'Ada', when: '2026-11-20T10:00:00Z', why: 'Wanted' };
  return {
    ...report,
    results: report.results.map((each) => (each.id === BUTTON ? { ...each, decision } : each)),
  };
}
