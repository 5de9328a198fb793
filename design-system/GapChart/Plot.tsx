import { styled } from '@mui/material/styles';
import { Text } from '../Text/Text.tsx';
import { type Frame, type GapGeometry, gapGeometry } from './geometry.ts';
import { Landscape } from './Landscape.tsx';

/** A place on the horizontal axis and what stands there. */
export interface Tick {
  at: number;
  label: string;
}

/** A height of the chart, its words and its formatted amount. */
interface Level {
  value: number;
  label: string;
  amount: string;
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
    <Margin layout={layout}>
      <Canvas ratio={frame.width / frame.height} layout={layout}>
        <Landscape geometry={geometry} frame={frame} peopled={layout === 'wide'} />
        <LevelLabel {...before} place="before" x={x.drop} y={y.before} />
        <LevelLabel {...wanted} place={places.wanted} x={x.drop} y={y.wanted} />
        <LevelLabel {...after} place={places.after} x={x.drop} y={y.after} />
        <Missing x={x.drop} from={y.wanted} to={y.after}>
          <Amount layout={layout}>{gap.amount}</Amount>
          <Text variant="label">{gap.label}</Text>
        </Missing>
      </Canvas>
      <Axis>
        <Text variant="note" as="span">
          {start.label}
        </Text>
        <DropTick x={x.drop} layout={layout}>
          {drop.label}
        </DropTick>
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

/** Above its line, at the line's end, or along it. */
type Place = 'before' | 'end' | 'above' | 'below';

const PLACES: Record<Layout, { wanted: Place; after: Place }> = {
  wide: { wanted: 'end', after: 'end' },
  narrow: { wanted: 'above', after: 'below' },
};

interface TagProps {
  place: Place;
  x: number;
  y: number;
}

function LevelLabel({ label, amount, place, x, y }: Level & TagProps) {
  return (
    <Tag place={place} x={x} y={y}>
      <Text variant="note" as="span">
        {label}
      </Text>
      <Text variant="subtitle" as="span">
        {amount}
      </Text>
    </Tag>
  );
}

const LABEL_COLUMN = '11.5em';

const Margin = styled(
  'div',
  own('layout'),
)<{ layout: Layout }>(({ layout }) => ({
  ...(layout === 'wide' && { paddingInlineEnd: LABEL_COLUMN }),
}));

const Canvas = styled(
  'div',
  own('ratio', 'layout'),
)<{ ratio: number; layout: Layout }>(({ theme, ratio, layout }) => ({
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: ratio,
  // Where text is very large for the width, the drawing grows taller to give it room.
  ...(layout === 'narrow' && { minBlockSize: '22em' }),
  // Where colours are forced, the drawing loses its ground and stands on this line.
  borderBlockEnd: `${theme.vars.border.thin} solid transparent`,
}));

const Tag = styled(
  'div',
  own('place', 'x', 'y'),
)<TagProps>(({ theme, place, x, y }) => ({
  position: 'absolute',
  display: 'grid',
  inset: {
    before: `auto 0 ${100 - y}% 0`,
    above: `auto 0 ${100 - y}% ${x}%`,
    below: `${y}% 0 auto ${x}%`,
    end: `${y}% auto auto 100%`,
  }[place],
  paddingBlock: theme.spacing(1),
  ...(place === 'end' && {
    inlineSize: LABEL_COLUMN,
    paddingInlineStart: theme.spacing(2),
    translate: '0 -50%',
  }),
  ...((place === 'above' || place === 'below') && {
    paddingInline: theme.spacing(1),
    textAlign: 'end',
  }),
}));

const Missing = styled(
  'div',
  own('x', 'from', 'to'),
)<{ x: number; from: number; to: number }>(({ theme, x, from, to }) => ({
  position: 'absolute',
  inset: `${from}% 0 ${100 - to}% ${x}%`,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(0.5),
  color: theme.vars.color.text.onGlow,
  textAlign: 'center',
}));

/** As large as the gap is high in its drawing, whatever the width. */
const Amount = styled(
  'span',
  own('layout'),
)<{ layout: Layout }>(({ theme, layout }) => {
  const { figure } = theme.typography;
  return {
    ...figure,
    fontSize: `min(${figure.fontSize}, ${layout === 'wide' ? '4.6cqi' : '12cqi'})`,
    fontVariantNumeric: 'normal',
    whiteSpace: 'nowrap',
  };
});

const Axis = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockStart: theme.spacing(1),
  color: theme.vars.color.text.secondary,
}));

const DropTick = styled(
  'span',
  own('x', 'layout'),
)<{ x: number; layout: Layout }>(({ theme, x, layout }) => ({
  ...theme.typography.note,
  position: 'absolute',
  insetInlineStart: `${x}%`,
  ...(layout === 'wide' && { translate: '-50% 0' }),
}));

/** The props that style a component and are no attributes of its element. */
function own(...names: string[]) {
  return { shouldForwardProp: (name: PropertyKey) => !names.includes(String(name)) };
}
