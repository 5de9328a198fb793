import preview from '../../.storybook/preview.tsx';
import {
  type BreakEven,
  BreakEvenList,
} from '../../site/calculator/comparison/result/BreakEvenList/BreakEvenList.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

const meta = preview.meta({
  id: 'components-breakevenlist',
  component: BreakEvenList,
  args: {
    breakEvens: [
      toBreakEven('Brokerage fee a year', [0, 1], [0.2, 'now 0,20 %'], [0.138, 'at most 0,13 %']),
      toBreakEven('Age', [22, 60], [35, 'now 35 years'], [56, 'at least 56 years']),
    ],
  },
});

/** Another way is the better one below one number, and above another. */
export const BelowAndAbove = meta.story();

/** The number and its break-even are almost the same. */
export const CloseTogether = meta.story({
  args: {
    breakEvens: [
      toBreakEven('Market return a year', [0, 12], [7, 'now 7,0 %'], [6.9, 'at most 6,9 %']),
    ],
  },
});

/** A number at either bound, one beyond it, and a break-even that only the last value reaches. */
export const AtTheBounds = meta.story({
  args: {
    breakEvens: [
      toBreakEven(
        'Brokerage fee for each order',
        [0, 1],
        [0, 'now 0,00 %'],
        [0.84, 'at least 0,84 %'],
      ),
      toBreakEven('Portfolio rebalancing', [0, 100], [100, 'now 100 %'], [0, 'at most 0 %']),
      toBreakEven('Saver’s allowance', [0, 2000], [2500, 'now 2.500 €'], [286, 'at most 286 €']),
    ],
  },
});

/** While others are on their way these step back. */
export const Loading = meta.story({
  args: { loading: true },
  parameters: configurePictures({ staysBusy: true }),
});

export const LongestGermanWord = meta.story({
  args: {
    breakEvens: [
      toBreakEven(
        'Rentenversicherungsnachhaltigkeitsfaktor',
        [0, 120_000],
        [20_000, 'jetzt 20.000 €'],
        [39_300, 'mindestens 39.300 €'],
      ),
    ],
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
});

function toBreakEven(
  label: string,
  range: BreakEven['range'],
  [now, nowText]: [number, string],
  [value, text]: [number, string],
): BreakEven {
  return { label, range, current: { value: now, text: nowText }, breakEven: { value, text } };
}
