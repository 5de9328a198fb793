import styled from '@emotion/styled';
import { ems, fitted, ofHeight, percents } from '../../../../design-system/styles/lengths.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { computeGapGeometry, type DrawingSize, type GapGeometry } from './geometry.ts';
import { Landscape } from './Landscape.tsx';
import { type LabelPlace, type Level, LevelLabel, LISTED, type Words } from './level-labels.tsx';

/** A place on the horizontal axis and what stands there. */
export interface Tick {
  at: number;
  label: string;
}

/** The figures that both drawings of a chart show. */
export interface Figures {
  /** Where the level falls. */
  drop: Tick;
  /** Where the axis ends. */
  end: Tick;
  /** The level before it falls. */
  before: Level;
  /** The level that is left. */
  after: Level;
  /** The level wished for. */
  wanted: Level;
  /** What is missing between the two, and its label. */
  gap: Words;
}

interface PlotProps extends Figures {
  start: Tick;
  size: DrawingSize;
  /** Trees and someone stand at the edge. */
  peopled?: boolean;
}

/** One drawing with its labels, which are HTML: they keep their size however large the drawing is. */
export function Plot(props: PlotProps) {
  const { size, peopled = false, start, drop, end, before, after, wanted, gap } = props;
  const values = { before: before.value, after: after.value, wanted: wanted.value };
  const axis = { start: start.at, drop: drop.at, end: end.at };
  const geometry = computeGapGeometry({ ...axis, ...values }, size);
  const { x, y } = toPercent(geometry, size);
  const afterPlace = placeUnder(y.after);
  return (
    <div>
      <Canvas style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        <Landscape geometry={geometry} size={size} peopled={peopled} />
        <LevelLabel {...before} place="before" x={x.drop} y={y.before} />
        {after.value > 0 && <LevelLabel {...after} place={afterPlace} x={x.drop} y={y.after} />}
        {geometry.gap.height > 0 && (
          <>
            <LevelLabel {...wanted} place="above" x={x.drop} y={y.wanted} />
            <Missing
              data-part="gap"
              data-shared={(after.value > 0 && afterPlace === 'above') || undefined}
              style={{
                inset: `${percents(y.wanted)} 0 ${percents(100 - y.after)} ${percents(x.drop)}`,
              }}
            >
              <MissingLabel>
                <Amount>{gap.amount}</Amount>
                <Text variant="label">{gap.label}</Text>
              </MissingLabel>
            </Missing>
          </>
        )}
      </Canvas>
      <Axis>
        <Text variant="note" component="span">
          {start.label}
        </Text>
        <DropTick style={{ insetInlineStart: percents(x.drop) }}>{drop.label}</DropTick>
        <Text variant="note" component="span">
          {end.label}
        </Text>
      </Axis>
    </div>
  );
}

/** The places of the labels, in percent of the drawing. */
function toPercent({ x, y }: GapGeometry, { width, height }: DrawingSize) {
  const percent = (at: number, whole: number) => (100 * at) / whole;
  return {
    x: { drop: percent(x.drop, width) },
    y: {
      before: percent(y.before, height),
      after: percent(y.after, height),
      wanted: percent(y.wanted, height),
    },
  };
}

/**
 * The place of a label that should be under its level: the lower that is, the less room there is.
 * @param y percent of the drawing from its top
 */
function placeUnder(y: number): LabelPlace {
  if (y < 64) return 'below';
  return y < 88 ? 'low' : 'above';
}

const Canvas = styled('div')(({ theme }) => ({
  position: 'relative',
  inlineSize: '100%',
  // Where text is very large for the width, the drawing grows taller to give it room.
  minBlockSize: ems(14),
  [LISTED]: { minBlockSize: ems(8) },
  // Where colours are forced, the drawing loses its ground and stands on this line.
  borderBlockEnd: `${theme.vars.border.thin} solid transparent`,
}));

const Missing = styled('div')({
  position: 'absolute',
  containerType: 'size',
  [LISTED]: { display: 'none' },
  // The label of the level below it stands in it, too, in three lines at most.
  '&[data-shared]': { paddingBlockEnd: ems(5) },
});

/** Where the gap is so low that amount and label have to share a line, which has to fit its width. */
const LOW = `@container (max-block-size: ${ems(3.6)})`;

const MissingLabel = styled('div')(({ theme }) => ({
  display: 'grid',
  blockSize: '100%',
  placeContent: 'center',
  justifyItems: 'center',
  color: theme.vars.color.text.onSun,
  textAlign: 'center',
  [LOW]: {
    gridAutoFlow: 'column',
    alignItems: 'baseline',
    columnGap: theme.vars.space.xs,
    whiteSpace: 'nowrap',
    // Weightier than their own sizes.
    '&& > *': { fontSize: fitted(theme.typography.label.fontSize, 7) },
  },
}));

/** As large as the gap has room for above the label, clear of both its lines. */
const Amount = styled('span')(({ theme: { typography } }) => ({
  ...typography.figure,
  fontSize: `min(${fitted(typography.figure.fontSize, 16)}, ${ofHeight(100)} - ${ems(2)})`,
  fontVariantNumeric: 'normal',
  whiteSpace: 'nowrap',
}));

const Axis = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  paddingBlockStart: theme.vars.space.xs,
  color: theme.vars.color.text.secondary,
}));

const DropTick = styled('span')(({ theme }) => ({
  ...theme.typography.note,
  position: 'absolute',
  // On a line of its own.
  [LISTED]: { position: 'static', order: 1, flexBasis: '100%', textAlign: 'center' },
}));
