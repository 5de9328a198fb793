import { expect, test } from 'vitest';
import { findPlaces } from './places.ts';

test('of elements that are as large the innermost drew a place', () => {
  const box = { x: 0, y: 0, width: 600, height: 400 };
  const elements = [0, 1].map((owners) => ({ box, text: '', owners, variables: 0 }));
  const spot = { x: 100, y: 100, width: 20, height: 20 };
  const owners = [['Frame'], ['Scene', 'Frame']];
  const [place] = findPlaces([{ before: spot, after: spot }], {
    elements,
    owners,
    variables: [[]],
  });
  expect(place?.owners).toEqual(['Scene', 'Frame']);
});
