import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ems, percents } from '../../../../../design-system/styles/lengths.ts';
import { plainList } from '../../../../../design-system/styles/plain-list.ts';
import { rule } from '../../../../../design-system/styles/rule.ts';
import { transition } from '../../../../../design-system/styles/transition.ts';

/** One number, its value now, and from which value on the result is another. */
export interface BreakEven {
  label: string;
  /** The bounds within which the number may move. */
  range: readonly [least: number, most: number];
  current: Mark;
  /** Its text is a condition, e.g. `at most 7 %`. */
  breakEven: Mark;
}

/** A place on the bar and its text. A value beyond a bound is drawn at the bound. */
interface Mark {
  value: number;
  text: string;
}

interface BreakEvenListProps extends ComponentProps<'ul'> {
  /** One row for each number. */
  breakEvens: readonly BreakEven[];
  /** Others are on their way: these step back. */
  loading?: boolean;
}

/**
 * How far each number may move alone until the result changes its sign. The texts say everything;
 * the bar beside them draws the number as a ring and, as a block, where the other result begins.
 */
export function BreakEvenList({ breakEvens, loading = false, ...rest }: BreakEvenListProps) {
  return (
    <List {...rest} aria-busy={loading}>
      {breakEvens.map(({ label, range, current, breakEven }) => (
        <Row key={label}>
          <Label>{label}</Label>
          <Condition>{breakEven.text}</Condition>
          <Current>{current.text}</Current>
          <Bar
            aria-hidden
            data-block={breakEven.value > current.value ? 'above' : 'below'}
            style={{
              '--current': getShare(current.value, range),
              '--break-even': getShare(breakEven.value, range),
            }}
          />
        </Row>
      ))}
    </List>
  );
}

/** Where a value stands between the bounds, in percent. */
function getShare(value: number, [least, most]: BreakEven['range']): string {
  const share = (value - least) / (most - least);
  return percents(100 * Math.min(1, Math.max(0, share)));
}

const List = styled('ul')(({ theme }) => ({
  ...plainList,
  containerType: 'inline-size',
  transition: transition(theme, 'color', 'quick'),
  '&[aria-busy="true"]': { color: theme.vars.color.text.subtle, cursor: 'progress' },
}));

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateAreas: '"label" "condition" "current" "bar"',
  alignItems: 'center',
  columnGap: theme.vars.space.m,
  paddingBlock: theme.vars.space.xs,
  borderBlockStart: rule(theme),
  breakInside: 'avoid',
  fontVariantNumeric: 'tabular-nums',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  // Below it is text of twice the size on a phone, whose words need the whole line.
  [`@container (min-inline-size: ${ems(16)})`]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
    gridTemplateAreas: '"label condition" "current bar"',
    '& > strong': { textAlign: 'end' },
  },
  [`@container (min-inline-size: ${ems(28)})`]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)',
    gridTemplateAreas: '"label bar condition" "current bar condition"',
  },
  [`@container (min-inline-size: ${ems(33)})`]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr)',
    gridTemplateAreas: '"label current bar condition"',
  },
}));

const Label = styled('span')(({ theme }) => ({ ...theme.typography.label, gridArea: 'label' }));

const Condition = styled('strong')(({ theme }) => ({
  ...theme.typography.label,
  gridArea: 'condition',
  color: theme.vars.color.text.accent,
  '[aria-busy="true"] &': { color: 'inherit' },
}));

const Current = styled('span')(({ theme }) => ({
  ...theme.typography.note,
  gridArea: 'current',
  color: theme.vars.color.text.subtle,
}));

/** A rail from bound to bound. On it a block of values, and a ring that may stand at either end. */
const Bar = styled('span')(({ theme }) => {
  const { size, radius, color, border } = theme.vars;
  const ring = `calc(2 * ${size.bar})`;
  return {
    gridArea: 'bar',
    position: 'relative',
    display: 'block',
    blockSize: ring,
    marginInline: theme.vars.space.xs,
    printColorAdjust: 'exact',
    background: `linear-gradient(${color.line.control}, ${color.line.control}) center / 100% ${border.thin} no-repeat`,
    '&::before, &::after': { content: '""', position: 'absolute', insetBlock: 0 },
    // It begins sharply at the break-even and fades, since further on there may be another.
    '&::before': {
      blockSize: size.bar,
      minInlineSize: size.bar,
      marginBlock: 'auto',
      borderRadius: radius.round,
      backgroundImage: 'linear-gradient(to var(--onwards), var(--block) 30%, transparent)',
    },
    '&[data-block="above"]': { '--onwards': 'right' },
    '&[data-block="above"]::before': {
      insetInlineStart: `min(var(--break-even), 100% - ${size.bar})`,
      insetInlineEnd: 0,
    },
    '&[data-block="below"]': { '--onwards': 'left' },
    '&[data-block="below"]::before': { insetInlineStart: 0, inlineSize: 'var(--break-even)' },
    '&::after': {
      insetInlineStart: 'var(--current)',
      translate: '-50%',
      inlineSize: ring,
      boxSizing: 'border-box',
      border: `${border.strong} solid ${color.text.primary}`,
      borderRadius: radius.round,
      backgroundColor: color.surface.raised,
    },
    '--block': color.action.main,
    '[aria-busy="true"] &': { '--block': color.line.control },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: `linear-gradient(CanvasText, CanvasText) center / 100% ${border.thin} no-repeat`,
      '--block': 'CanvasText',
      '&::after': { borderColor: 'CanvasText', backgroundColor: 'Canvas' },
    },
  };
});
