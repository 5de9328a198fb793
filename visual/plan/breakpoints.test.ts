import { expect, test } from 'vitest';
import { findBreakpoints } from './breakpoints.ts';

test.each<[string, number[]]>([
  ['(min-width: 960px)', [960]],
  ['(max-width: 959.95px)', [960]],
  ['(max-width: 600px)', [601]],
  ['(min-width: 600px) and (max-width: 899.95px)', [600, 900]],
  ['screen and (min-width: 40em)', [640]],
  ['(width >= 600px)', [600]],
  ['(width < 600px)', [600]],
  ['(width > 600px)', [601]],
  ['(width <= 37.5rem)', [601]],
  ['(600px <= width < 900px)', [600, 900]],
  ['(900px > width)', [900]],
  ['(900px >= width)', [901]],
  ['(min-height: 480px)', []],
  ['(hover: none)', []],
])('%s breakpoints at %j', (media, breakpoints) => {
  expect(findBreakpoints(media)).toEqual(breakpoints);
});
