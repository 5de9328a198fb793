import { expect, test } from 'vitest';
import { resultOf } from '../../visual/results/report.fixture.ts';
import type { Result } from '../../visual/results/report.ts';
import type { Status } from '../../visual/results/status.ts';
import { compared } from './prove.ts';

test('pictures that show the changed code must be changed, and no others', () => {
  const results = [
    picture('badge', 'changed'),
    picture('card', 'equal'),
    picture('table', 'skipped'),
    picture('page', 'changed'),
    picture('clock', 'unstable'),
    picture('home', 'equal'),
  ];
  const shown = new Set(['badge.en-480', 'card.en-480', 'table.en-480', 'clock.en-480']);
  expect(compared({ results }, shown, () => false)).toMatchObject({
    caught: 1,
    missed: ['card.en-480', 'table.en-480', 'clock.en-480'],
    falseAlarms: [
      expect.stringContaining('page.en-480: changed'),
      expect.stringContaining('clock.en-480: unstable'),
    ],
  });
});

test('new pictures are correct where the mutation may have added them', () => {
  const results = [
    picture('badge', 'changed'),
    picture('badge', 'new', 399),
    picture('card', 'new', 400),
  ];
  const isAdded = ({ story }: { story: string }) => story === 'badge';
  expect(compared({ results }, new Set(['badge.en-480']), isAdded)).toEqual({
    caught: 1,
    missed: [],
    falseAlarms: [expect.stringContaining('card.en-400: new')],
  });
});

test('an image without elements is not checked', () => {
  const results = [{ ...picture('social', 'changed'), page: '/social/home.png' }];
  expect(compared({ results }, new Set(), () => false)).toMatchObject({ falseAlarms: [] });
});

function picture(story: string, status: Status, width = 480): Result {
  const mode = { locale: 'en', width, brand: 'fernblick' } as const;
  return resultOf({ id: `${story}.en-${width}`, story, mode, status });
}
