import type { Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { focusRing } from '../../styles/focus-ring.ts';
import { nearestStep, type Steps, stepValue } from './step-value.ts';

interface SliderProps extends Omit<ComponentProps<'input'>, keyof Steps | 'value'>, Steps {
  /** Within the bounds; between two steps too. */
  value: number;
  /** Takes a value on a step, or the one before a gesture that was none for the slider. */
  onMove: (value: number) => void;
}

/**
 * The browser's own slider in our colours. A pointer takes it anywhere on the rail, an arrow key moves it
 * by a step towards where it points, Page Up and Page Down or Shift with an arrow by five, Home and End to
 * an end.
 */
export function Slider({ value, min, max, step, onKeyDown, onMove, ...rest }: SliderProps) {
  const steps = { min, max, step };
  const pressedAt = useRef(value);
  const filled = max > min ? (value - min) / (max - min) : 0;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const count = countSteps(event);
    if (!count) return;
    event.preventDefault();
    onMove(stepValue(value, count, steps));
  };
  return (
    <Rail style={{ '--filled': `${filled * 100}%` }}>
      <Native
        {...rest}
        type="range"
        {...{ value, min, max }}
        // A browser would round a value between two steps.
        step={nearestStep(value, steps) === value ? step : 'any'}
        onKeyDown={press}
        onPointerDown={() => {
          pressedAt.current = value;
        }}
        // The browser has taken the finger for scrolling.
        onPointerCancel={() => onMove(pressedAt.current)}
        onChange={({ currentTarget }) => onMove(nearestStep(Number(currentTarget.value), steps))}
      />
    </Rail>
  );
}

/** How many steps forwards a key moves, below zero backwards: not every browser takes the same. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
  End: Number.POSITIVE_INFINITY,
  Home: Number.NEGATIVE_INFINITY,
};

function countSteps({ key, currentTarget, ...event }: KeyboardEvent): number {
  const count = event.altKey || event.ctrlKey || event.metaKey ? 0 : (KEYS[key] ?? 0);
  if (!key.startsWith('Arrow')) return count;
  const isMirrored = /Left|Right/.test(key) && getComputedStyle(currentTarget).direction === 'rtl';
  return (event.shiftKey ? 5 : 1) * (isMirrored ? -count : count);
}

/** The rail, and over it the part up to the thumb. */
const Rail = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  '&::before, &::after': {
    content: '""',
    gridArea: '1 / 1',
    blockSize: theme.vars.size.track,
    borderRadius: theme.vars.radius.round,
    backgroundColor: theme.vars.color.action.track,
  },
  '&::after': { inlineSize: 'var(--filled)', backgroundColor: theme.vars.color.action.main },
  '@media (forced-colors: active)': {
    '&::before': { border: `${theme.vars.border.thin} solid ButtonBorder` },
    '&::after': { backgroundColor: 'Highlight' },
  },
}));

/** Half a thumb longer than the rail at either end, so that the middle of the thumb is the value. */
const Native = styled('input')(({ theme }) => ({
  '--overhang': `calc(${theme.vars.size.thumb} / -2)`,
  position: 'absolute',
  insetInline: 'var(--overhang)',
  zIndex: 1,
  blockSize: theme.vars.size.touch,
  padding: 0,
  appearance: 'none',
  background: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  '&:disabled': { cursor: 'auto' },
  '&::-webkit-slider-thumb': thumb(theme),
  '&::-moz-range-thumb': thumb(theme),
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::-webkit-slider-thumb': focusRing(theme),
  '&:focus-visible::-moz-range-thumb': focusRing(theme),
}));

function thumb({ vars }: Theme) {
  return {
    appearance: 'none',
    boxSizing: 'border-box',
    inlineSize: vars.size.thumb,
    blockSize: vars.size.thumb,
    border: 0,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.action.main,
    boxShadow: vars.elevation.raised,
    '@media (forced-colors: active)': { backgroundColor: 'ButtonText' },
  } as const;
}
