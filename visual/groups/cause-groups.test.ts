import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../site/i18n/locales.ts';
import { makeImage, makeResult } from '../model/report.fixture.ts';
import type { Cause, Region, Result } from '../model/report.ts';
import type { Status } from '../model/status.ts';
import type { Mode } from '../plan/modes.ts';
import { groupByCause } from './cause-groups.ts';

const CHANGE = 'color.line: #ddd → #eee';
const LINE: Cause = { kind: 'token', file: 'tokens/base.tokens.json', detail: CHANGE };
const BUTTON: Cause = { kind: 'component', file: 'design-system/actions/Button/Button.tsx' };

describe('changed pictures', () => {
  test('with one cause are one group, however many changes they show', () => {
    const results = ['card', 'table', 'page'].map((story) => picture(story, [story]));
    const groups = groupsWith(results, () => [LINE]);
    expect(groups).toMatchObject([{ title: 'token color.line: #ddd → #eee', cause: LINE }]);
    expect(groups[0]?.changeGroups).toHaveLength(3);
  });

  test('with several causes are with the one that the fewest show, and say what else they show', () => {
    const causes: Record<string, Cause[]> = { card: [LINE], table: [LINE, BUTTON] };
    const results = ['card', 'table', 'page'].map((story) => picture(story, ['#ddd → #eee']));
    const groups = groupsWith(results, ({ story }) => causes[story] ?? [BUTTON, LINE]);
    expect(groups.map(({ title }) => title)).toEqual([
      'component design-system/actions/Button/Button.tsx',
      'token color.line: #ddd → #eee',
    ]);
    expect(groups.map((group) => group.results.map(({ id }) => id))).toEqual([
      ['table.en-480', 'page.en-480'],
      ['card.en-480'],
    ]);
    expect(groups[0]?.changeGroups[0]?.title).toMatch(/, with token color.line: #ddd → #eee$/);
  });

  test('of one message in both languages are one group', () => {
    const results = ['en', 'de'].map((story) => picture(story));
    const groups = groupsWith(results, ({ story }) => [
      { kind: 'message', file: `site/i18n/messages/${story}.json`, detail: 'faq.title' },
    ]);
    expect(groups).toMatchObject([{ title: 'message faq.title', results }]);
    expect(groups[0]?.representatives).not.toEqual([]);
  });

  test('without a cause are grouped by what drew most of what has changed', () => {
    const drawn: Record<string, string[]> = { card: ['Icon in Card', 'Text'], table: ['Text'] };
    const results = ['card', 'table', 'page'].map((story) => ({
      ...picture(story),
      unexplained: drawn[story] ?? ['Scene'],
    }));
    expect(groupByCause(results)).toMatchObject([
      { title: 'Text, cause unknown', results: [{ story: 'table' }, { story: 'card' }] },
      { title: 'Scene, cause unknown', results: [{ story: 'page' }] },
    ]);
  });

  test('of which nothing is known are a group of their own', () => {
    expect(groupsWith([picture('card')], () => [])).toMatchObject([
      { title: 'Changed without a known cause', representatives: [] },
    ]);
  });

  test('of which the accepted picture cannot be shown say why', () => {
    const { before: _, ...result } = picture('card');
    expect(groupsWith([result], () => [])).toMatchObject([
      { title: 'Changed without a known cause: Its pixels differ.', representatives: [] },
    ]);
  });
});

describe('representatives', () => {
  const results = [480, 960, 1440].flatMap((width) =>
    LOCALES.map((locale) => ({
      ...picture('card', [], { locale, width }),
      regions: makePlaces([1, width]),
    })),
  );

  test('are the largest change, then as few as possible for every width and language', () => {
    const [group] = groupsWith(results, () => [LINE]);
    expect(group?.representatives).toEqual(['card.en-1440', 'card.de-960', 'card.en-480']);
  });

  test('begin with the largest place, not with the most or the smallest picture full of them', () => {
    const wrong = { ...picture('wrong', [], { width: 960 }), regions: makePlaces([12, 5000]) };
    const corners = {
      ...picture('page', [], { width: 1440 }),
      regions: makePlaces([12, 4000, 4000]),
    };
    const tiny = { ...picture('badge', [], { width: 360 }), regions: makePlaces([300]) };
    const [group] = groupsWith([tiny, corners, wrong], () => [LINE]);
    expect(group?.representatives[0]).toBe(wrong.id);
  });

  test('show each state and brand', () => {
    const hover = picture('hover', [], { state: 'hover' });
    const oak = picture('oak', [], { brand: 'fernblick-wohnen' });
    const [group] = groupsWith([...results, hover, oak], () => [LINE]);
    expect(group?.representatives).toEqual(expect.arrayContaining([hover.id, oak.id]));
  });

  test('are at most twelve', () => {
    const widths = Array.from({ length: 20 }, (_, index) => picture('card', [], { width: index }));
    expect(groupsWith(widths, () => [LINE])[0]?.representatives).toHaveLength(12);
  });

  test('show what some show besides', () => {
    const both = { ...picture('both'), unexplained: ['Icon in Card'] };
    const [group] = groupsWith([...results, both], () => [LINE]);
    expect(group?.results).toHaveLength(7);
    expect(group?.representatives).toContain(both.id);
  });
});

describe('a breakpoint', () => {
  const at = (status: Status, story: string, width: number) => ({
    ...picture(story, [], { width }),
    title: `Components/${story}`,
    status,
  });

  test('that stories have got is one group, with both of its sides', () => {
    const results = ['card', 'table'].flatMap((story) => [
      at('equal', story, 360),
      at('changed', story, 960),
      at('new', story, 379),
      at('new', story, 380),
    ]);
    const [, added] = groupsWith(results, () => [LINE]);
    expect(added).toMatchObject({ title: 'New pictures of the breakpoint 380 px' });
    expect(added?.results).toHaveLength(4);
    expect(added?.representatives, 'accepted after a look at both sides').toHaveLength(2);
  });

  test('that stories have lost is one group, too', () => {
    expect(titlesOf([at('equal', 'card', 360), at('removed', 'card', 481)])).toEqual([
      'Removed pictures of the width 481 px',
    ]);
  });

  test('is none where the story, or another state at that width, is new', () => {
    const hover = { ...at('new', 'card', 360), mode: { ...picture('card').mode, width: 360 } };
    expect(titlesOf([at('equal', 'card', 360), hover, at('new', 'table', 380)])).toEqual([
      'New pictures of Components/card',
      'New pictures of Components/table',
    ]);
  });
});

test('pictures that are not shown still tell what a group is about', () => {
  const results = [picture('card', [], { width: 960 }), found('new', 'card')].map((result) => ({
    ...result,
    causes: [LINE],
  }));
  expect(groupByCause(results, ({ status }) => status === 'new')).toMatchObject([
    { title: 'New pictures of the width 480 px' },
  ]);
});

test('every open picture is in one group, the most urgent and largest first', () => {
  const results = [
    found('removed', 'old'),
    found('new', 'fresh'),
    picture('card'),
    picture('table'),
    found('unstable', 'clock', 'two captures differ'),
    found('equal', 'same'),
    found('failed', 'broken', 'it threw'),
    found('failed', 'torn', 'it threw'),
    found('failed', 'blank', 'it is empty'),
    found('skipped', 'other'),
  ];
  const groups = groupsWith(results, ({ story }) => (story === 'table' ? [LINE] : []));
  expect(groups.map(({ title }) => title)).toEqual([
    'Failed: it threw',
    'Failed: it is empty',
    'Unstable: two captures differ',
    'Changed without a known cause',
    'token color.line: #ddd → #eee',
    'New pictures of Components/Button',
    'Removed pictures of Components/Button',
  ]);
  expect(groups.map(({ representatives }) => representatives.length)).toEqual([
    0, 0, 0, 0, 1, 1, 1,
  ]);
});

function titlesOf(results: readonly Result[]): string[] {
  return groupByCause(results).map(({ title }) => title);
}

function groupsWith(results: readonly Result[], causesOf: (result: Result) => Cause[]) {
  return groupByCause(results.map((result) => ({ ...result, causes: causesOf(result) })));
}

function found(status: Status, story: string, reason = ''): Result {
  return { ...picture(story), status, reason };
}

/** Changed places of such areas in px². */
function makePlaces(areas: readonly number[]): Region[] {
  return areas.map((width) => {
    const box = { x: 0, y: 0, width, height: 1 };
    return { before: box, after: box };
  });
}

function picture(story: string, changes: string[] = [], mode: Partial<Mode> = {}): Result {
  return makeResult({ story, mode, changes, before: makeImage('a'), after: makeImage('b') });
}
