import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { plainList } from '../../styles/plain-list.ts';
import { rule } from '../../styles/rule.ts';
import { transition } from '../../styles/transition.ts';

/** One number, where it stands, and from where on the result is another. */
export interface TurningPoint {
  label: string;
  /** The bounds within which the number may move. */
  range: readonly [least: number, most: number];
  now: Mark;
  /** Its text is a condition, e.g. `at most 7 %`. */
  turn: Mark;
}

/** A place on the bar and what it means in words. What is beyond a bound is drawn at the bound. */
interface Mark {
  value: number;
  text: string;
}

interface TurningPointsProps extends ComponentProps<'ul'> {
  points: readonly TurningPoint[];
  /** Others are on their way: these step back. */
  busy?: boolean;
}

/**
 * How far each number may move alone until the result turns round. The words say everything; the
 * bar beside them draws the number as a ring and, as a block, where the other result begins.
 */
export function TurningPoints({ points, busy = false, ...rest }: TurningPointsProps) {
  return (
    <List {...rest} aria-busy={busy}>
      {points.map(({ label, range, now, turn }) => (
        <Row key={label}>
          <Label>{label}</Label>
          <Condition>{turn.text}</Condition>
          <Now>{now.text}</Now>
          <Bar
            aria-hidden
            data-turns={turn.value > now.value ? 'above' : 'below'}
            style={{ '--now': shareOf(now.value, range), '--turn': shareOf(turn.value, range) }}
          />
        </Row>
      ))}
    </List>
  );
}

/** Where a value stands between the bounds, in percent. */
function shareOf(value: number, [least, most]: TurningPoint['range']): string {
  const share = (value - least) / (most - least);
  return `${100 * Math.min(1, Math.max(0, share))}%`;
}

const List = styled('ul')(({ theme }) => ({
  ...plainList,
  containerType: 'inline-size',
  transition: transition(theme, 'color', 'quick'),
  '&[aria-busy="true"]': { color: theme.vars.color.text.subtle, cursor: 'progress' },
}));

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
  gridTemplateAreas: '"label turn" "now bar"',
  alignItems: 'center',
  columnGap: theme.vars.space.m,
  paddingBlock: theme.vars.space.xs,
  borderBlockStart: rule(theme),
  breakInside: 'avoid',
  fontVariantNumeric: 'tabular-nums',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  [theme.containerQueries.up('phone')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)',
    gridTemplateAreas: '"label bar turn" "now bar turn"',
  },
  [theme.containerQueries.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr)',
    gridTemplateAreas: '"label now bar turn"',
  },
}));

const Label = styled('span')(({ theme }) => ({ ...theme.typography.label, gridArea: 'label' }));

const Condition = styled('strong')(({ theme }) => ({
  ...theme.typography.label,
  gridArea: 'turn',
  color: theme.vars.color.text.accent,
  textAlign: 'end',
  '[aria-busy="true"] &': { color: 'inherit' },
}));

const Now = styled('span')(({ theme }) => ({
  ...theme.typography.note,
  gridArea: 'now',
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
    // It begins sharply where the result turns round and fades, since further on it may turn back.
    '&::before': {
      blockSize: size.bar,
      minInlineSize: size.bar,
      marginBlock: 'auto',
      borderRadius: radius.round,
      backgroundImage: 'linear-gradient(to var(--onwards), var(--block) 30%, transparent)',
    },
    '&[data-turns="above"]': { '--onwards': 'right' },
    '&[data-turns="above"]::before': {
      insetInlineStart: `min(var(--turn), 100% - ${size.bar})`,
      insetInlineEnd: 0,
    },
    '&[data-turns="below"]': { '--onwards': 'left' },
    '&[data-turns="below"]::before': { insetInlineStart: 0, inlineSize: 'var(--turn)' },
    '&::after': {
      insetInlineStart: 'var(--now)',
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
