import { roundToTenth } from '../../../../lib/round-to-tenth.ts';

/** A level that falls at one point, and the level that is wished for from there on. */
export interface LevelFigures {
  /** Where the picture begins, where the level falls and where the picture ends. */
  start: number;
  drop: number;
  end: number;
  before: number;
  after: number;
  wanted: number;
}

/** The canvas of one drawing in its own units. */
export interface DrawingSize {
  width: number;
  height: number;
  /** The share of the height that stays free above the highest level, for its label. */
  headroom: number;
}

/** A drawing: SVG paths and places in its own units. */
export interface GapGeometry {
  x: { drop: number; end: number };
  y: { before: number; after: number; wanted: number };
  /** The ground under the level; its surface is the level itself. */
  ground: string;
  level: string;
  wanted: string;
  /** Between the wished level and the real one; the ground covers its lower left. */
  gap: { x: number; y: number; width: number; height: number };
}

/** Turns figures into a drawing. The vertical axis begins at zero, so that heights can be compared. */
export function computeGapGeometry(figures: LevelFigures, size: DrawingSize): GapGeometry {
  const { start, drop, end, before, after, wanted } = figures;
  const { width, height, headroom } = size;
  const highest = Math.max(before, wanted, after, 1) / (1 - headroom);
  const x = (at: number) => roundToTenth((width * (at - start)) / (end - start));
  const y = (value: number) => roundToTenth(height - (height * value) / highest);
  const edge = x(drop - ROUNDING * (end - start));
  const foot = x(drop + ROUNDING * (end - start));
  // Level at both ends of the fall, so that its corners are round.
  const middle = roundToTenth((edge + foot) / 2);
  const fall = `C${middle} ${y(before)} ${middle} ${y(after)} ${foot} ${y(after)}`;
  const level = `M0 ${y(before)}H${edge}${fall}H${width}`;
  return {
    x: { drop: x(drop), end: x(end) },
    y: { before: y(before), after: y(after), wanted: y(wanted) },
    ground: `${level}V${height}H0z`,
    level,
    wanted: `M${edge} ${y(wanted)}H${width}`,
    gap: {
      x: edge,
      y: y(wanted),
      width: roundToTenth(width - edge),
      height: roundToTenth(Math.max(0, y(after) - y(wanted))),
    },
  };
}

/** The share of the axis that rounds the corners of the fall, on either side of its point. */
const ROUNDING = 0.007;
