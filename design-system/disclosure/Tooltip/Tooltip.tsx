import { keyframes, useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { Info } from 'lucide';
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useStarted } from '../../behaviour/useStarted.ts';
import { createIconPath } from '../../drawings/Icon/icon-path.ts';
import { ems } from '../../styles/lengths.ts';
import { createMask } from '../../styles/mask.ts';
import { startTooltips } from './start-tooltips.ts';

/** Text of a tooltip, and the name of its button. */
export interface Hint {
  /** The accessible name of its button, e.g. `More about ETF cost`. */
  label: string;
  text: string;
}

interface TooltipProps extends ComponentProps<'span'> {
  /** The accessible name of the hint button, e.g. `More about ETF cost`. */
  label: string;
  /**
   * The id of the hint where it describes a field, for the field's `aria-describedby`: it opens with
   * that field, and its button is no further stop of the Tab key.
   */
  describes?: string;
  /** Where it opens; `below` leaves a control above it free. */
  placement?: 'above' | 'below';
  /** Open on arrival. */
  defaultOpen?: boolean;
  /** The hint: words, links at most. It stands inside a line of text, so no blocks. */
  children: ReactNode;
}

/**
 * An (i) behind a word that opens a hint. A click works without JavaScript, as do Esc and a click
 * elsewhere; `startTooltips`, which React starts itself, adds hover and keyboard focus. It keeps the line's
 * height.
 */
export function Tooltip(props: TooltipProps) {
  const { label, describes, placement = 'above', defaultOpen = false, children, ...rest } = props;
  const ownId = useId();
  const source = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const id = describes ?? ownId;
  const { tooltipOpen, tooltipClose } = useTheme().transitions.duration;
  useStarted(startTooltips);
  useLayoutEffect(() => {
    if (defaultOpen && source.current) bubble.current?.showPopover({ source: source.current });
  }, [defaultOpen]);
  return (
    <Root {...rest} data-tooltip="" data-open-after={tooltipOpen} data-close-after={tooltipClose}>
      {NO_BREAK_SPACE}
      <Hint
        type="button"
        ref={source}
        aria-label={label}
        aria-describedby={id}
        popoverTarget={id}
        {...(describes && { tabIndex: -1, 'data-of-field': '' })}
      />
      <Bubble
        id={id}
        ref={bubble}
        role="tooltip"
        popover="auto"
        data-below={placement === 'below' || undefined}
      >
        {children}
      </Bubble>
    </Root>
  );
}

const NO_BREAK_SPACE = '\u00a0';

/**
 * The place of the icon: the one space that no line breaks at, made wide enough for it. So the icon
 * keeps to the word before it and takes no height of its own.
 */
const Root = styled('span')({ position: 'relative', letterSpacing: '1em' });

/** A full touch target around the icon, out of the line so that it cannot push anything. */
const Hint = styled('button')(({ theme }) => {
  const { touch } = theme.vars.size;
  return {
    position: 'absolute',
    insetBlockStart: `calc(50% - ${touch} / 2)`,
    insetInlineEnd: `calc((${ems(1)} - ${touch}) / 2)`,
    display: 'grid',
    placeContent: 'center',
    inlineSize: touch,
    blockSize: touch,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'help',
    '&::before': {
      content: '""',
      inlineSize: '1em',
      blockSize: '1em',
      backgroundColor: 'currentColor',
      mask: createIconMask(2),
      printColorAdjust: 'exact',
    },
    '&:hover::before, &:has(+ :popover-open)::before': { maskImage: createIconMask(2.75) },
    '@media (forced-colors: active)': {
      '&::before': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
    },
    '&:focus-visible': {
      // Close around the icon: a ring around the whole target would cross the word before it.
      outlineOffset: `calc((${ems(1)} - ${touch}) / 2 + ${theme.vars.border.thin})`,
      borderRadius: theme.vars.radius.round,
    },
  };
});

/** The icon as a mask, because a page shows it dozens of times. */
function createIconMask(strokeWidth: number): string {
  return createMask(createIconPath(Info), strokeWidth);
}

const appear = keyframes({ from: { opacity: 0 } });

const Bubble = styled('span')(({ theme }) => ({
  ...theme.typography.note,
  position: 'fixed',
  // Without anchor positioning the hint docks at the bottom of the screen.
  inset: `auto ${theme.vars.space.gutter} ${theme.vars.space.gutter}`,
  margin: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: `min(${theme.vars.size.tooltip}, 100vw - 2 * ${theme.vars.space.gutter})`,
  maxBlockSize: 'calc(100svh / 2)',
  overflow: 'auto',
  paddingInline: theme.vars.space.m,
  paddingBlock: theme.vars.space.s,
  border: `${theme.vars.border.thin} solid ${theme.vars.color.text.onDeepSoft}`,
  borderRadius: theme.vars.radius.small,
  backgroundColor: theme.vars.color.surface.deepRaised,
  color: theme.vars.color.text.onDeep,
  boxShadow: theme.vars.elevation.floating,
  textAlign: 'start',
  letterSpacing: 'normal',
  whiteSpace: 'normal',
  hyphens: 'auto',
  '&:popover-open': { animation: `${appear} ${theme.vars.time.quick} ${theme.vars.ease.standard}` },
  '@supports (position-area: block-start)': {
    inset: `auto ${theme.vars.space.gutter}`,
    margin: 0,
    positionArea: 'block-start',
    positionTryFallbacks: 'flip-block',
    '&[data-below]': { positionArea: 'block-end' },
  },
}));
