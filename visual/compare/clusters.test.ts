import { describe, expect, test } from 'vitest';
import type { Cause, Result, Verdict } from '../report.ts';
import { clustersOf } from './clusters.ts';

const TOKEN = 'colour:#d7dfda→#d7dfdb';

describe('changed pictures', () => {
  test('with the same change are one cluster over all stories', () => {
    expect(titles([changed('card', 480, [TOKEN]), changed('table', 960, [TOKEN])])).toEqual([
      '#d7dfda → #d7dfdb in 2 stories',
    ]);
  });

  test('that show something more are not in the cluster of those that do not', () => {
    const [card, table, both] = [
      changed('card', 480, [TOKEN]),
      changed('table', 480, [TOKEN]),
      changed('page', 480, [TOKEN, 'region:bug']),
    ];
    expect(pictures([card, table, both])).toEqual([
      ['card.en-480', 'table.en-480'],
      ['page.en-480'],
    ]);
  });

  test('of one story that flows anew in each mode are one cluster', () => {
    const modes = [480, 960, 1440].map((width) =>
      changed('plain', width, [`region:${width}`, ...(width === 480 ? ['rows:+20'] : [])]),
    );
    expect(titles(modes)).toEqual(['Components/Button: plain, in 3 modes']);
  });

  test('of a story that flows anew are one cluster, whatever they share with others besides', () => {
    const card = changed('card', 480, [TOKEN]);
    const page = [480, 960].map((width) =>
      changed('page', width, [`region:${width}`, ...(width === 480 ? [TOKEN] : [])]),
    );
    expect(pictures([card, ...page])).toEqual([['page.en-480', 'page.en-960'], ['card.en-480']]);
  });

  test('of one story that only differ in a colour stay apart from the one with a flaw too', () => {
    const modes = [480, 960, 1440].map((width) =>
      changed('plain', width, [TOKEN, ...(width === 480 ? ['region:bug'] : [])]),
    );
    expect(pictures(modes)).toEqual([['plain.en-960', 'plain.en-1440'], ['plain.en-480']]);
  });

  test('of a part that several stories share are one cluster though its modes differ', () => {
    const pages = ['home', 'guide'].flatMap((story) =>
      [480, 960].map((width) => changed(story, width, [`region:header-${width}`])),
    );
    expect(titles(pages)).toEqual(['The same change in 2 stories']);
  });

  test('that show two shared changes at once are not in the cluster of one of them', () => {
    const pages = ['home', 'guide'].flatMap((story) => [
      changed(story, 480, ['region:header', 'region:footer']),
      changed(story, 960, ['region:header']),
    ]);
    expect(pictures(pages)).toEqual([
      ['home.en-480', 'guide.en-480'],
      ['home.en-960', 'guide.en-960'],
    ]);
  });

  test('are told by what changed, as far as a line can hold', () => {
    const keys = [1, 2, 3, 4, 5].map((step) => `colour:#00000${step}→#ffffff`);
    expect(titles([changed('card', 480, keys), changed('table', 480, keys)])).toEqual([
      '#000001 → #ffffff, #000002 → #ffffff, #000003 → #ffffff and 2 more in 2 stories',
    ]);
    expect(titles([changed('card', 480, ['rows:-8']), changed('table', 480, ['rows:-8'])])).toEqual(
      ['−8 px of height in 2 stories'],
    );
  });

  test('without keys are clustered by story', () => {
    expect(pictures([changed('card', 480, []), changed('table', 480, [])])).toHaveLength(2);
  });
});

test('every picture to decide or mend is in one cluster, the urgent first, the largest first', () => {
  const results = [
    result('gone', 'old', 480),
    result('new', 'fresh', 480),
    changed('card', 480, ['region:card']),
    changed('table', 480, [TOKEN]),
    changed('page', 480, [TOKEN]),
    result('unstable', 'clock', 480, 'two captures differ'),
    result('equal', 'same', 480),
    result('failed', 'broken', 480, 'it threw'),
    result('skipped', 'same', 960),
  ];
  expect(titles(results)).toEqual([
    'Failed: it threw',
    'Unstable: two captures differ',
    '#d7dfda → #d7dfdb in 2 stories',
    'Components/Button: card, in 1 mode',
    'New pictures of Components/Button',
    'Pictures of Components/Button that are gone',
  ]);
  expect(pictures(results).flat()).toHaveLength(7);
});

test('failures are grouped by reason', () => {
  const failures = [
    result('failed', 'one', 480, 'it threw'),
    result('failed', 'two', 480, 'it is empty'),
    result('failed', 'three', 480, 'it threw'),
  ];
  expect(pictures(failures)).toEqual([['one.en-480', 'three.en-480'], ['two.en-480']]);
});

test('causes are listed once, those of all pictures first', () => {
  const cause = (file: string): Cause => ({ kind: 'token', file });
  const causes: Record<string, Cause[]> = {
    card: [cause('card'), cause('both')],
    table: [cause('both'), cause('table')],
  };
  const [cluster] = clustersOf(
    [changed('card', 480, [TOKEN]), changed('table', 480, [TOKEN])],
    ({ story }) => causes[story] ?? [],
  );
  expect(cluster?.causes).toEqual([cause('both'), cause('card'), cause('table')]);
});

function titles(results: readonly Result[]): string[] {
  return clustersOf(results, () => []).map(({ title }) => title);
}

function pictures(results: readonly Result[]): string[][] {
  return clustersOf(results, () => []).map((cluster) => cluster.pictures);
}

function changed(story: string, width: number, changes: string[]): Result {
  return { ...result('changed', story, width), changes };
}

function result(verdict: Verdict, story: string, width: number, reason = ''): Result {
  return {
    id: `${story}.en-${width}`,
    story,
    title: 'Components/Button',
    name: story,
    source: 'stories/components/Button.stories.tsx',
    mode: { locale: 'en', width, brand: 'fernblick' },
    file: `components/button/${story}.en-${width}.png`,
    verdict,
    reason,
  };
}
