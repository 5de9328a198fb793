import styled from '@emotion/styled';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { type Hint, Tooltip } from '../../disclosure/Tooltip/Tooltip.tsx';
import { hatched } from '../../styles/hatched.ts';
import { ems, percents } from '../../styles/lengths.ts';
import { oneColumn } from '../../styles/one-column.ts';
import { plainList } from '../../styles/plain-list.ts';
import { rule } from '../../styles/rule.ts';
import { styleByValue } from '../../styles/style-by-value.ts';
import { Text } from '../../text/Text/Text.tsx';
import { findEdge } from '../find-edge.ts';

interface StackedBarsProps extends ComponentProps<'figure'> {
  /** What the sums are, and for which time. */
  caption: string;
  /** A sentence more about it. */
  hint?: Hint;
  /** The value at the end of the axis, which begins at zero. */
  max: number;
  /** Few round values, zero and the end among them. */
  ticks: readonly { at: number; label: string }[];
  /** From the top down. */
  bars: readonly StackedBar[];
}

interface StackedBar {
  label: string;
  /** Beside the label, e.g. a badge. */
  mark?: ReactNode;
  note?: string;
  /** The whole bar in one figure. */
  total: string;
  parts: readonly Part[];
}

/** A part of a bar, or with `upTo` one that is at least `value` and at most that. */
interface Part {
  label: string;
  value: number;
  upTo?: number;
  tone?: Tone;
}

type Tone = 'main';

/**
 * Sums on one axis, each with its parts in it. All figures are text: the drawing needs no table beside
 * it. In a narrow place or large text the parts are named below their bar.
 */
export function StackedBars(props: StackedBarsProps) {
  const { caption, hint, max, ticks, bars, ...rest } = props;
  const share = (value: number) => percents((100 * value) / max);
  return (
    <Figure {...rest}>
      <Text variant="label" component="figcaption">
        <span>{caption}</span>
        {hint && <Tooltip label={hint.label}>{hint.text}</Tooltip>}
      </Text>
      <Bars>
        {bars.map(({ label, mark, note, total, parts }) => (
          <li key={label}>
            <Head>
              <Text variant="label" component="h3">
                {label}
              </Text>
              {mark}
              <Text variant="subtitle" component="b">
                {total}
              </Text>
            </Head>
            {note && (
              <Text variant="note" tone="secondary">
                {note}
              </Text>
            )}
            <Track>
              <Pieces aria-hidden>
                {parts.map(({ label: name, value, upTo = value, tone }) => (
                  <Fragment key={name}>
                    <Piece data-tone={tone} style={{ inlineSize: share(value) }} />
                    {upTo > value && (
                      <Piece data-tone="open" style={{ inlineSize: share(upTo - value) }} />
                    )}
                  </Fragment>
                ))}
              </Pieces>
              <Names>
                {parts.map(({ label: name, value, tone }) => (
                  <Name key={name} data-tone={tone} style={{ '--share': share(value) }}>
                    {name}
                  </Name>
                ))}
              </Names>
            </Track>
          </li>
        ))}
      </Bars>
      <Axis aria-hidden>
        {ticks.map(({ at, label }) => (
          <Tick key={at} data-edge={findEdge(at, max)} style={{ insetInlineStart: share(at) }}>
            {label}
          </Tick>
        ))}
      </Axis>
    </Figure>
  );
}

/** Where the names of the parts have no room in them. */
const TIGHT = `@container (max-inline-size: ${ems(24)})`;

const Figure = styled('figure')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.xs,
  containerType: 'inline-size',
  fontVariantNumeric: 'tabular-nums',
}));

const Bars = styled('ul')(({ theme }) => ({
  ...plainList,
  ...oneColumn,
  gap: theme.vars.space.xs,
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.vars.space.xs,
  '& > b': { marginInlineStart: 'auto' },
}));

const Track = styled('div')(({ theme }) => ({
  ...theme.typography.note,
  display: 'grid',
  printColorAdjust: 'exact',
  '& > *': { gridArea: '1 / 1', display: 'flex' },
}));

const Pieces = styled('div')(({ theme }) => ({
  minBlockSize: ems(1.75),
  marginBlockStart: theme.vars.space.xxs,
  backgroundColor: theme.vars.color.line.soft,
  [TIGHT]: { minBlockSize: ems(0.75) },
  '@media (forced-colors: active)': { border: rule(theme) },
}));

const Piece = styled('span')(({ theme }) => {
  const { color, border } = theme.vars;
  const striped = (ink: string) => hatched(theme, ink, 'transparent', 2);
  return {
    backgroundColor: color.action.track,
    ...styleByValue<Tone | 'open'>('tone', {
      main: { backgroundColor: color.action.main },
      open: { backgroundColor: 'transparent', backgroundImage: striped(color.action.main) },
    }),
    '@media (forced-colors: active)': {
      borderInlineEnd: `${border.thin} solid CanvasText`,
      '&[data-tone="open"]': { backgroundImage: striped('CanvasText') },
    },
  };
});

/** Over the pieces, each as wide as its own. */
const Names = styled('div')(({ theme }) => ({
  alignItems: 'center',
  marginBlockStart: theme.vars.space.xxs,
  [TIGHT]: { '&&': { gridArea: 'auto', flexWrap: 'wrap', columnGap: theme.vars.space.s } },
}));

const Name = styled('span')(({ theme }) => ({
  flex: 'none',
  inlineSize: 'var(--share)',
  paddingInlineStart: theme.vars.space.xs,
  whiteSpace: 'nowrap',
  ...styleByValue<Tone>('tone', { main: { color: theme.vars.color.action.contrast } }),
  [TIGHT]: {
    inlineSize: 'auto',
    paddingInlineStart: 0,
    whiteSpace: 'normal',
    '&[data-tone]': { color: 'inherit' },
  },
  '@media (forced-colors: active)': { '&[data-tone]': { color: 'CanvasText' } },
}));

const Axis = styled('div')(({ theme }) => ({
  ...theme.typography.note,
  position: 'relative',
  minBlockSize: ems(1.5),
  color: theme.vars.color.text.subtle,
  // The names below the bars say their figures.
  [TIGHT]: { display: 'none' },
}));

const Tick = styled('span')({
  position: 'absolute',
  whiteSpace: 'nowrap',
  '&[data-edge="end"]': { translate: '-100%' },
  '&:not([data-edge])': { translate: '-50%' },
});
