import { expect, test } from 'vitest';
import { describeCircle } from './find-circles.ts';

const imports = ['a b', 'b c', 'c a', 'c d', 'd e', 'self self'].map((arrow) => {
  const [from = '', to = ''] = arrow.split(' ');
  return { from, to };
});

test('of a file in a circle all files of the circle are named', () => {
  expect(describeCircle('b', imports)).toMatch(/^a, b, c import each other in a circle/);
});

test.each(['d', 'unknown'])('of a file beside the circle nothing is said: %s', (file) => {
  expect(describeCircle(file, imports)).toBeUndefined();
});
