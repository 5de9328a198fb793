import MuiSlider, { type SliderProps as MuiSliderProps } from '@mui/material/Slider';
import { styled, type Theme } from '@mui/material/styles';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { useStarted } from '../../behaviour/useStarted.ts';
import { focusRing } from '../../styles/focus-ring.ts';
import { percents } from '../../styles/lengths.ts';
import { startSliders } from './start-sliders.ts';
import { nearestStep, type Steps, stepValue } from './step-value.ts';

interface SliderProps extends Omit<ComponentProps<'input'>, keyof Steps | 'value'>, Steps {
  /** Within the bounds; between two steps too. */
  value: number;
  /** Takes a value on a step, or the one before a gesture that was none for the slider. */
  onMove: (event: Event, value: number) => void;
  /** The gesture or the key has ended that took it there. */
  onMoved?: ((event: Event, value: number) => void) | undefined;
}

/**
 * MUI's slider around the browser's own, which is dragged before React comes. A pointer takes it anywhere
 * on the rail, an arrow key moves it by a step towards where it points, Page Up and Page Down or Shift with
 * an arrow by five, Home and End to an end.
 */
export function Slider({
  value,
  min,
  max,
  step,
  disabled,
  onMove,
  onMoved,
  ...input
}: SliderProps) {
  useStarted(startSliders);
  const steps = { min, max, step };
  /** The value before the gesture that goes on. */
  const pressedAt = useRef<number>(null);
  const filled = max > min ? (value - min) / (max - min) : 0;
  const moveTo = (event: Event, next: number) => {
    onMove(event, next);
    if (pressedAt.current === null && next !== value) onMoved?.(event, next);
  };
  const move: MuiSliderProps<'span'>['onChange'] = (event, next) => {
    if (Array.isArray(next)) return;
    if (event.type !== 'keydown') moveTo(event, nearestStep(next, steps));
    else if (next === min || next === max) moveTo(event, next);
    else moveTo(event, stepValue(value, Math.round((next - value) / step), steps));
  };
  const takeKey = (event: KeyboardEvent) => {
    // With these it is a key of the browser, such as Alt and an arrow for the page before.
    if (event.altKey || event.ctrlKey || event.metaKey) return event.stopPropagation();
    const count = countMirroredSteps(event);
    if (!count) return;
    event.preventDefault();
    event.stopPropagation();
    moveTo(event.nativeEvent, stepValue(value, count, steps));
  };
  return (
    <MuiSlider
      {...{ value, min, max, step, disabled }}
      shiftStep={BY_PAGE * step}
      onChange={move}
      onKeyDownCapture={takeKey}
      // The browser's slider follows the pointer: MUI's gestures stay off.
      onPointerDown={(event) => {
        event.defaultPrevented = true;
      }}
      slots={{ input: Native }}
      slotProps={{
        track: { style: { left: 'auto', insetInlineStart: 0, width: percents(100 * filled) } },
        thumb: { style: { left: undefined, display: 'contents' } },
        input: {
          ...input,
          // A browser would round a value between two steps.
          step: nearestStep(value, steps) === value ? step : 'any',
          onPointerDown: () => {
            pressedAt.current = value;
          },
          onPointerUp: ({ nativeEvent }) => {
            pressedAt.current = null;
            onMoved?.(nativeEvent, value);
          },
          // The finger scrolls, or it is one of two.
          onPointerCancel: ({ nativeEvent }) => {
            onMove(nativeEvent, pressedAt.current ?? value);
            pressedAt.current = null;
          },
        },
      }}
    />
  );
}

/** As many steps as Page Up and Page Down take, or an arrow with Shift. */
const BY_PAGE = 5;

/** MUI knows the direction of the theme; a translated page has its own. */
function countMirroredSteps({ key, shiftKey, target }: KeyboardEvent): number {
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  if (!isAcross || getComputedStyle(target as Element).direction === 'ltr') return 0;
  return (key === 'ArrowLeft' ? 1 : -1) * (shiftKey ? BY_PAGE : 1);
}

/** Half a thumb longer than the rail at either end, so that the middle of the thumb is the value. */
const Native = styled('input', {
  // MUI hides its own, which is within the thumb, and repeats what HTML says.
  shouldForwardProp: (prop) =>
    !/^(style|ownerState|aria-(orientation|value(now|min|max)))$/.test(String(prop)),
})(({ theme }) => ({
  '--overhang': `calc(${theme.vars.size.thumb} / -2)`,
  position: 'absolute',
  insetInline: 'var(--overhang)',
  insetBlock: 0,
  zIndex: 1,
  padding: 0,
  appearance: 'none',
  background: 'none',
  cursor: 'pointer',
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
