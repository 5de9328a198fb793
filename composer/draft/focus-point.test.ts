import { expect, test } from 'vitest';
import { findFocus } from './focus-point.ts';

const FRAME = { clientWidth: 300, clientHeight: 200 };

test.each([
  // As high as three frames: the middle one is in view.
  { picture: { w: 1000, h: 2000 }, press: { x: 150, y: 20 }, focus: { x: 50, y: 37 } },
  { picture: { w: 1200, h: 400 }, press: { x: 60, y: 100 }, focus: { x: 35, y: 50 } },
  { picture: { w: 1500, h: 1000 }, press: { x: 60, y: 150 }, focus: { x: 20, y: 75 } },
])(
  'finds the point of a picture of $picture.w × $picture.h px that is pressed',
  ({ picture, press, focus }) => {
    expect(findFocus(press, FRAME, { src: '', ...picture }, { x: 50, y: 50 })).toEqual(focus);
  },
);

test('stays at a point that is pressed where it is shown', () => {
  const picture = { src: '', w: 1000, h: 2000 };
  expect(findFocus({ x: 150, y: 74 }, FRAME, picture, { x: 50, y: 37 })).toEqual({ x: 50, y: 37 });
});
