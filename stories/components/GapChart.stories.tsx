import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ems } from '../../design-system/styles/lengths.ts';
import { GapChart } from '../../site/calculator/pension-gap/GapChart/GapChart.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';
import { formatEuros } from './format-euros.ts';

const meta = preview.meta({
  id: 'components-gapchart',
  component: GapChart,
  args: {
    description:
      'From 35 to 67 the income is 2.600 € a month. From 67 the pension pays 1.409 €. To the 2.080 € wished for, 671 € are missing.',
    start: { at: 35, label: 'Today, 35' },
    narrowStart: { at: 57, label: '57' },
    drop: { at: 67, label: '67, retirement' },
    end: { at: 90, label: '90' },
    ...toLevels({ before: 2600, after: 1409, wanted: 2080 }),
  },
});

export const Wide = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: ({ canvasElement }) => expectClearOfLines(canvasElement),
});
export const Narrow = meta.story({ ...Wide.input, globals: { viewport: { value: 'narrow' } } });

/** A high income: the pension is capped, the gap is nearly half of it. */
export const LargeGap = meta.story({ args: toLevels({ before: 7800, after: 2616, wanted: 6240 }) });

/** A gap so low that its amount and its words share a line. */
export const SmallGap = meta.story({
  parameters: configurePictures({ widths: [360, 960, 1440] }),
  args: toLevels({ wanted: 1790 }),
  play: ({ canvasElement }) => expectClearOfLines(canvasElement),
});

/** The same for a young person in the narrowest wide drawing: the gap is less wide than its words. */
export const SmallGapInALittleRoom = meta.story({
  ...SmallGap.input,
  args: { ...SmallGap.input.args, start: { at: 18, label: 'Today, 18' } },
  globals: { viewport: { value: 'md' } },
  parameters: configurePictures({ widths: [960] }),
  render: (args) => (
    <div style={{ inlineSize: ems(33) }}>
      <GapChart {...args} />
    </div>
  ),
});

/** A wish that the pension meets: there is no area to fill. */
export const NoGap = meta.story({ args: toLevels({ wanted: 1400 }) });

/** Nothing at all after the drop: all of the wish is missing. */
export const NothingAfter = meta.story({ args: toLevels({ after: 0 }) });

/** A pension so low that only one line has room under it. */
export const LowPension = meta.story({
  args: toLevels({ after: 480 }),
  play: ({ canvasElement }) => expectWordsApart(canvasElement),
});

/** A pension with no room under it: its words stand above it, those of the gap above them. */
export const LowestPension = meta.story({ ...LowPension.input, args: toLevels({ after: 180 }) });

/** Close to the drop both drawings begin at the same place. */
export const CloseToTheDrop = meta.story({
  args: {
    start: { at: 60, label: 'Today, 60' },
    narrowStart: { at: 60, label: 'Today, 60' },
  },
});

/** Large text on a narrow phone: the words stand above the drawing, none over another. */
export const InLargeText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <div style={{ fontSize: ems(2) }}>
      <GapChart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('li:last-child')).toBeVisible();
    await expect(canvasElement.querySelector('[data-place]')).not.toBeVisible();
  },
});

/** Compounds that leave no choice but to break. */
export const LongestGermanWord = meta.story({
  args: {
    before: { value: 2600, label: 'Durchschnittsnettoeinkommen', amount: '2.600 €' },
    after: { value: 1409, label: 'Altersrentenauszahlungsbetrag', amount: '1.409 €' },
    wanted: { value: 2080, label: 'Lebenshaltungskostenbedarf', amount: '2.080 €' },
  },
});

/** The levels of an income and the gap between them. */
function toLevels({ before = 2600, after = 1409, wanted = 2080 }) {
  const level = (value: number, label: string) => ({ value, label, amount: formatEuros(value) });
  return {
    before: level(before, 'Income after tax'),
    after: level(after, 'Statutory pension, after deductions'),
    wanted: level(wanted, 'What you want to live on'),
    gap: { label: 'missing every month', amount: formatEuros(Math.max(0, wanted - after)) },
  };
}

/** Expects that no words of the chart lie over others. */
async function expectWordsApart(canvas: HTMLElement): Promise<void> {
  const boxes = [...canvas.querySelectorAll('[role="img"] span, [role="img"] p')]
    .filter((words) => words.checkVisibility())
    .map((words) => ({ words: words.textContent, box: getWordsBox(words) }));
  // Where the drawing is small, most words stand in the list above it.
  await expect(boxes.length).toBeGreaterThan(2);
  const overlaps = boxes.flatMap(({ words, box }, at) =>
    boxes
      .slice(at + 1)
      .filter((other) => isOverlap(box, other.box))
      .map((other) => [words, other.words]),
  );
  await expect(overlaps).toEqual([]);
}

/** As wide as the words and as high as their lines: a block is wider, and letters have room to spare. */
function getWordsBox(words: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(words);
  const { left, width } = range.getBoundingClientRect();
  const { top, height } = words.getBoundingClientRect();
  return new DOMRect(left, top, width, height);
}

/** Whether two boxes share more than a pixel, in both directions. */
function isOverlap(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 1 && height > 1;
}

/** Expects that the words of the gap stand in it, large enough to read, in the drawing that shows. */
async function expectClearOfLines(canvas: HTMLElement): Promise<void> {
  const gaps = [...canvas.querySelectorAll('[data-part="gap"]')];
  const [shown] = gaps.filter((gap) => gap.checkVisibility());
  const { top = 0, bottom = 0, left = 0, right = 0 } = shown?.getBoundingClientRect() ?? {};
  await expect(bottom).toBeGreaterThan(top);
  for (const words of shown?.querySelectorAll('span, p') ?? []) {
    const box = words.getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(top);
    await expect(box.bottom).toBeLessThanOrEqual(bottom);
    await expect(box.left).toBeGreaterThanOrEqual(left);
    await expect(box.right).toBeLessThanOrEqual(right);
    await expect(Number.parseFloat(getComputedStyle(words).fontSize)).toBeGreaterThan(10);
  }
}
