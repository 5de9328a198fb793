import { styled } from '@mui/material/styles';
import { ems, fitted, ofHeight } from '../lengths.ts';
import { Text } from '../Text/Text.tsx';
import { type Frame, type GapGeometry, gapGeometry } from './geometry.ts';
import { Landscape } from './Landscape.tsx';
import { LABEL_COLUMN, type LabelPlace, type Level, LevelLabel } from './LevelLabel.tsx';

/** A place on the horizontal axis and what stands there. */
export interface Tick {
  at: number;
  label: string;
}

/** What both drawings of a chart show. */
export interface Figures {
  drop: Tick;
  end: Tick;
  before: Level;
  after: Level;
  wanted: Level;
  gap: { label: string; amount: string };
}

type Layout = 'wide' | 'narrow';

interface PlotProps extends Figures {
  start: Tick;
  frame: Frame;
  layout: Layout;
}

/** One drawing with its words, which are HTML: they keep their size however large the drawing is. */
export function Plot({ frame, layout, start, drop, end, before, after, wanted, gap }: PlotProps) {
  const values = { before: before.value, after: after.value, wanted: wanted.value };
  const axis = { start: start.at, drop: drop.at, end: end.at };
  const geometry = gapGeometry({ ...axis, ...values }, frame);
  const { x, y } = percentOf(geometry, frame);
  const places = PLACES[layout];
  return (
    <Margin data-layout={layout}>
      <Canvas style={{ aspectRatio: frame.width / frame.height }}>
        <Landscape geometry={geometry} frame={frame} peopled={layout === 'wide'} />
        <LevelLabel {...before} place="before" x={x.drop} y={y.before} />
        {after.value > 0 && <LevelLabel {...after} place={places.after} x={x.drop} y={y.after} />}
        {geometry.gap.height > 0 && (
          <>
            <LevelLabel {...wanted} place={places.wanted} x={x.drop} y={y.wanted} />
            <Missing
              data-part="gap"
              style={{ inset: `${y.wanted}% 0 ${100 - y.after}% ${x.drop}%` }}
            >
              <MissingWords>
                <Amount>{gap.amount}</Amount>
                <Text variant="label">{gap.label}</Text>
              </MissingWords>
            </Missing>
          </>
        )}
      </Canvas>
      <Axis>
        <Text variant="note" as="span">
          {start.label}
        </Text>
        <DropTick style={{ insetInlineStart: `${x.drop}%` }}>{drop.label}</DropTick>
        <Text variant="note" as="span">
          {end.label}
        </Text>
      </Axis>
    </Margin>
  );
}

/** Where the words belong, in percent of the frame. */
function percentOf({ x, y }: GapGeometry, { width, height }: Frame) {
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

const PLACES: Record<Layout, { wanted: LabelPlace; after: LabelPlace }> = {
  wide: { wanted: 'end', after: 'end' },
  narrow: { wanted: 'above', after: 'below' },
};

const Margin = styled('div')({
  '&[data-layout="wide"]': { paddingInlineEnd: LABEL_COLUMN },
});

const Canvas = styled('div')(({ theme }) => ({
  position: 'relative',
  inlineSize: '100%',
  // Where text is very large for the width, the drawing grows taller to give it room.
  '[data-layout="narrow"] > &': { minBlockSize: ems(18) },
  // Where colours are forced, the drawing loses its ground and stands on this line.
  borderBlockEnd: `${theme.vars.border.thin} solid transparent`,
}));

const Missing = styled('div')({ position: 'absolute', containerType: 'size' });

/** Where the gap is so low that amount and words have to share a line, which has to fit its width. */
const LOW = `@container (max-block-size: ${ems(3)})`;

const MissingWords = styled('div')(({ theme }) => ({
  display: 'grid',
  blockSize: '100%',
  placeContent: 'center',
  justifyItems: 'center',
  color: theme.vars.color.text.onGlow,
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

/** As large as the gap has room for above the words, clear of both its lines. */
const Amount = styled('span')(({ theme: { typography } }) => ({
  ...typography.figure,
  fontSize: `min(${fitted(typography.figure.fontSize, 16)}, ${ofHeight(100)} - ${ems(2)})`,
  fontVariantNumeric: 'normal',
  whiteSpace: 'nowrap',
}));

const Axis = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockStart: theme.vars.space.xs,
  color: theme.vars.color.text.secondary,
}));

const DropTick = styled('span')(({ theme }) => ({
  ...theme.typography.note,
  position: 'absolute',
  '[data-layout="wide"] &': { translate: '-50% 0' },
}));
