import { expect, test } from 'vitest';
import { findPlaces } from './places.ts';

const spot = { x: 100, y: 100, width: 20, height: 20 };
const regions = [{ before: spot, after: spot }];

test('of elements that are as large the innermost drew a place', () => {
  const box = { x: 0, y: 0, width: 600, height: 400 };
  const elements = [0, 1].map((owners) => ({ box, text: '', owners, variables: 0 }));
  const owners = [['Frame'], ['Scene', 'Frame']];
  const [place] = findPlaces(regions, { elements, owners, variables: [[]], ground: 0 });
  expect(place?.owners).toEqual(['Scene', 'Frame']);
});

test('what no element drew shows the ground of the page', () => {
  const element = { box: { ...spot, width: 5 }, text: 'Read me', owners: 0, variables: 1 };
  const variables = [['--fb-color-surface-paper'], ['--fb-color-text-soft']];
  const evidence = { elements: [element], owners: [['Button']], variables, ground: 0 };
  expect(findPlaces(regions, evidence)).toEqual([
    { owners: [], inner: [], text: '', variables: ['--fb-color-surface-paper'] },
  ]);
});
