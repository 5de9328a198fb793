import { scaleLinear } from 'd3-scale';
import { tenth } from '../../tenth.ts';

/** One amount of a waterfall. */
export interface Step {
  /** What is added, negative for what is taken; of the whole and the rest, their size. */
  value: number;
  /** `whole` is where it begins, `rest` what is left in the end. */
  kind: 'whole' | 'cost' | 'tax' | 'gain' | 'rest';
}

/** Where the bar of each step begins and how long it is, in percent of the width. */
export function waterfallBars(
  steps: readonly Step[],
  whole: number,
): { start: number; size: number }[] {
  const share = scaleLinear([0, whole], [0, 100]).clamp(true);
  let level = 0;
  return steps.map(({ value, kind }) => {
    const before = kind === 'whole' || kind === 'rest' ? 0 : level;
    level = before + value;
    const [start, end] = [share(Math.min(before, level)), share(Math.max(before, level))];
    return { start: tenth(start), size: tenth(end - start) };
  });
}
