import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ems } from '../../styles/lengths.ts';
import { oneColumn } from '../../styles/one-column.ts';
import { plainList } from '../../styles/plain-list.ts';
import { rule } from '../../styles/rule.ts';
import { styleByValue } from '../../styles/style-by-value.ts';
import { Text } from '../../text/Text/Text.tsx';
import { findEdge } from '../find-edge.ts';
import { CANVAS, computeLineGeometry, spreadLabels } from './geometry.ts';

/** How a line is drawn: each differs by more than its colour. `ground` is an area under the others. */
export type LineVariant = 'strong' | 'dashed' | 'dotted' | 'ground';

/** One line with its name and its value at the place that is read. */
export interface Line {
  label: string;
  variant: LineVariant;
  values: readonly number[];
  /** The formatted value at `read`. */
  text: string;
  /** The same in another measure, smaller. */
  note?: string | undefined;
}

interface LineChartProps extends ComponentProps<'div'> {
  /** The chart in sentences, for screen readers. */
  description: string;
  /** From the back of the drawing to its front. */
  lines: readonly Line[];
  /** Where the horizontal axis begins; each value is one further. */
  from: number;
  /** Places on the horizontal axis that matter, with their labels; a rule marks each. */
  marks: readonly { at: number; label: string }[];
  /** Where the values beside the lines are read, and the name of that place. */
  read: { at: number; label: string };
  /** Writes the values of the vertical axis, e.g. as `200.000 €`. */
  formatLevel: (value: number) => string;
  /** Fills the band between the two lines in front; its name and the formatted distance at `read`. */
  difference?: Pick<Line, 'label' | 'text'>;
}

/**
 * Several amounts over the same years. Each line has its name at its end and its value at the place that
 * is read; where that has no room, names and values are a list above the drawing.
 */
export function LineChart(props: LineChartProps) {
  const { description, lines, from, marks, read, formatLevel, difference, ...rest } = props;
  const { x, y, levels, ...paths } = computeLineGeometry(
    lines.map(({ values }) => values),
    from,
  );
  const ends = lines.map(({ values }) => y(values.at(-1) ?? 0));
  const names: readonly Name[] = difference
    ? [...lines.slice(0, -1), { ...difference, variant: 'band' }, ...lines.slice(-1)]
    : lines;
  // That of the band is between those of its lines, whichever is above.
  if (difference)
    ends.splice(
      -1,
      0,
      ends.slice(-2).reduce((sum, end) => sum + end / 2, 0),
    );
  const places = spreadLabels(ends, LABEL_DISTANCE);
  return (
    <Root {...rest}>
      <Parts>
        <Names>
          <Text variant="label" component="p">
            {read.label}
          </Text>
          <ul>
            {names
              .map(({ label, variant, text, note }, index) => (
                <li key={label} style={{ '--end': `${places[index]}%` }}>
                  <Sample viewBox="0 0 32 12" aria-hidden>
                    <path data-variant={variant} d={isArea(variant) ? 'M0 2h32v8H0z' : 'M0 6h32'} />
                  </Sample>
                  <span>{label}</span>
                  <b>{text}</b>
                  {note && <small>{note}</small>}
                </li>
              ))
              .reverse()}
          </ul>
        </Names>
        <Canvas role="img" aria-label={description}>
          <Drawing
            viewBox={`0 0 ${CANVAS.width} ${CANVAS.height}`}
            preserveAspectRatio="none"
            aria-hidden
          >
            {difference && <path data-variant="band" fillRule="evenodd" d={paths.band} />}
            {lines.map(({ label, variant }, index) => (
              <path
                key={label}
                data-variant={variant}
                d={isArea(variant) ? paths.areas[index] : paths.lines[index]}
              />
            ))}
          </Drawing>
          {levels.map((level) => (
            <Level
              key={level}
              data-zero={level === 0 || undefined}
              style={{ insetBlockStart: `${y(level)}%` }}
            >
              <span>{formatLevel(level)}</span>
            </Level>
          ))}
          {marks.map(({ at, label }) => (
            <Mark
              key={at}
              data-edge={findEdge(x(at), 100)}
              data-crowded={marks.some((next) => isCrowded(x(at), x(next.at))) || undefined}
              style={{ insetInlineStart: `${x(at)}%` }}
            >
              <span>{label}</span>
            </Mark>
          ))}
          <Reader style={{ insetInlineStart: `${x(read.at)}%` }} />
        </Canvas>
      </Parts>
    </Root>
  );
}

/** What has a name beside the drawing: the lines, and the band between two of them. */
interface Name extends Omit<Line, 'variant' | 'values'> {
  variant: LineVariant | 'band';
}

function isArea(variant: Name['variant']): boolean {
  return variant === 'ground' || variant === 'band';
}

/** Two labels at the ends of lines are at least so far apart, in percent of the drawing's height. */
const LABEL_DISTANCE = 20;

/** Whether the label of a mark leaves no room for that of a later one, where text is large. */
function isCrowded(x: number, later: number): boolean {
  return x < later && later - x < MARK_DISTANCE;
}

/** In percent of the drawing's width. */
const MARK_DISTANCE = 25;

/** Where two labels under the axis would overprint. */
const NARROW = `@container (max-inline-size: ${ems(14)})`;

/** Where lines have their names at their ends. */
const ROOMY = `@container (min-inline-size: ${ems(32)})`;

const Root = styled('div')(({ theme }) => ({
  padding: theme.vars.space.m,
  // The labels under the axis hang over the canvas.
  paddingBlockEnd: theme.vars.space.xl,
  borderRadius: theme.vars.radius.medium,
  backgroundColor: theme.vars.color.surface.raised,
  fontVariantNumeric: 'tabular-nums',
  containerType: 'inline-size',
}));

const Parts = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.m,
  [ROOMY]: { gridTemplateColumns: `minmax(0, 1fr) ${ems(10)}`, gridTemplateRows: 'auto auto' },
}));

const Names = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.xs,
  '& > ul': { ...plainList, display: 'grid', gap: theme.vars.space.xs },
  '& li': {
    ...theme.typography.note,
    display: 'flex',
    // A value stands below its name where words of the name would break beside it.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.vars.space.xs,
    hyphens: 'auto',
    '& > span': { flex: 1, overflowWrap: 'break-word' },
    '& > b': { marginInlineStart: 'auto' },
    '& > small': { flexBasis: '100%', fontSize: 'inherit', textAlign: 'end' },
  },
  '& b': theme.typography.label,
  [ROOMY]: {
    display: 'contents',
    '& > p': { gridColumn: 2 },
    '& > ul': { gridArea: '2 / 2', position: 'relative', display: 'block' },
    '& li': {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 'var(--end)',
      translate: '0 -50%',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      lineHeight: 1.1,
    },
    '& li > :is(b, small)': {
      gridColumn: 2,
      marginInlineStart: 0,
      textAlign: 'start',
      lineHeight: 1.1,
    },
  },
}));

const Canvas = styled('div')(({ theme }) => ({
  ...theme.typography.note,
  position: 'relative',
  blockSize: ems(16),
  // The labels of the levels stand beside the drawing.
  marginInlineStart: ems(5),
  color: theme.vars.color.text.subtle,
  [ROOMY]: { gridArea: '2 / 1', blockSize: ems(18) },
}));

const Drawing = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  ...lineStyles(theme),
}));

const Sample = styled('svg')(({ theme }) => ({
  inlineSize: ems(2),
  blockSize: ems(0.75),
  ...lineStyles(theme),
}));

function lineStyles({ vars: { color, border } }: Theme): CSSObject {
  return {
    '& > path': {
      fill: 'none',
      strokeWidth: border.focus,
      strokeLinejoin: 'round',
      vectorEffect: 'non-scaling-stroke',
      ...styleByValue<Name['variant']>('variant', {
        strong: { stroke: color.chart.known },
        dashed: { stroke: color.chart.wished, strokeDasharray: '10 5' },
        dotted: { stroke: color.text.subtle, strokeDasharray: '3 4' },
        // The edge is seen where the area hardly differs from its ground.
        ground: {
          fill: color.chart.layerTop,
          stroke: color.line.control,
          strokeWidth: border.thin,
        },
        band: { fill: color.chart.missing },
      }),
    },
    '@media (forced-colors: active)': {
      '& > path[data-variant]': { stroke: 'CanvasText' },
      '& > path[data-variant="ground"]': { fill: 'none', strokeWidth: border.thin },
      // Its lines are drawn; its path follows the ground, too.
      '& > path[data-variant="band"]': { display: 'none' },
    },
  };
}

const Level = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: rule(theme),
  '&[data-zero]': { borderColor: theme.vars.color.line.control },
  '& > span': {
    position: 'absolute',
    insetInlineEnd: '100%',
    paddingInlineEnd: theme.vars.space.xs,
    translate: '0 -50%',
    whiteSpace: 'nowrap',
  },
}));

const Mark = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  borderInlineStart: `${theme.vars.border.thin} dashed ${theme.vars.color.line.control}`,
  '& > span': {
    position: 'absolute',
    insetBlockStart: '100%',
    paddingBlockStart: theme.vars.space.xxs,
    translate: '-50%',
    whiteSpace: 'nowrap',
  },
  '&[data-crowded] > span': { [NARROW]: { display: 'none' } },
  '&[data-edge="start"] > span': { translate: '0' },
  '&[data-edge="end"] > span': { translate: '-100%' },
}));

const Reader = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  borderInlineStart: `${theme.vars.border.strong} solid ${theme.vars.color.text.primary}`,
}));
