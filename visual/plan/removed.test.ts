import { expect, test } from 'vitest';
import { acceptedOf, resultOf } from '../results/report.fixture.ts';
import { gonePictures } from './removed.ts';

const ID = 'components-button--plain.en-480';

test('accepted pictures that are not planned are gone', () => {
  const accepted = new Map([[ID, acceptedOf()]]);
  expect(gonePictures([resultOf()], accepted)).toEqual([]);
  expect(gonePictures([], accepted)).toMatchObject([
    { id: ID, story: 'components-button--plain', name: 'plain', mode: { width: 480 } },
  ]);
});

test('a line with an unknown mode is reported', () => {
  const accepted = new Map([[ID, acceptedOf({ mode: 'wide' })]]);
  expect(() => gonePictures([], accepted)).toThrow(/unknown mode "wide".*Delete that line/);
});
