import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { tenth } from '../tenth.ts';

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
export interface Frame {
  width: number;
  height: number;
  /** The share of the height that stays free above the highest level, for its label. */
  headroom: number;
}

/** A drawing: SVG paths and places in units of its frame. */
export interface GapGeometry {
  x: { drop: number; end: number };
  y: { before: number; after: number; wanted: number };
  /** The ground under the level; its surface is the level itself. */
  ground: string;
  /** Hills within the ground, the lower the closer. They are scenery and follow the level loosely. */
  hills: readonly string[];
  level: string;
  wanted: string;
  /** Between the wished level and the real one; the ground covers its lower left. */
  gap: { x: number; y: number; width: number; height: number };
}

/** Turns figures into a drawing. The vertical axis begins at zero, so that heights can be compared. */
export function gapGeometry(figures: LevelFigures, frame: Frame): GapGeometry {
  const { start, drop, end, before, after, wanted } = figures;
  const { width, height, headroom } = frame;
  const x = scale([start, end], [0, width]);
  const y = scale([0, Math.max(before, wanted) / (1 - headroom)], [height, 0]);
  /** Closes a line above the ground to a surface. */
  const foundation = `V${height}H0z`;
  const foot = drop + ROUNDING * (end - start);
  const edge = drop - ROUNDING * (end - start);

  const levelPoints: Point[] = [
    [x(start), y(before)],
    [x(edge), y(before)],
    [x(foot), y(after)],
    [x(end), y(after)],
  ];
  const hill = ({ share, slope, wave, turns }: Hill) =>
    steps(HILL_POINTS).map((part) => {
      const at = start + part * (end - start);
      const level = before + fallen((at - drop) / (slope * (end - start))) * (after - before);
      return y(level * share + wave * after * Math.sin(turns * Math.PI * part + turns));
    });

  return {
    x: { drop: x(drop), end: x(end) },
    y: { before: y(before), after: y(after), wanted: y(wanted) },
    ground: `${falling(levelPoints)}${foundation}`,
    hills: HILLS.map((each) => `${rolling(hill(each), width)}${foundation}`),
    level: falling(levelPoints) ?? '',
    wanted: `M${x(edge)} ${y(wanted)}H${x(end)}`,
    gap: {
      x: x(edge),
      y: y(wanted),
      width: tenth(x(end) - x(edge)),
      height: tenth(Math.max(0, y(after) - y(wanted))),
    },
  };
}

type Point = [x: number, y: number];

/** A linear scale whose results are short enough to be written. */
function scale(from: Point, to: Point): (value: number) => number {
  const exact = scaleLinear(from, to);
  return (value) => tenth(exact(value));
}

/** The share of the axis that rounds the corners of the fall, on either side of its point. */
const ROUNDING = 0.007;

interface Hill {
  /** Its height as a share of the level. */
  share: number;
  /** How far its slope reaches to either side of the drop, as a share of the axis. */
  slope: number;
  /** Its unevenness as a share of the later level, and how often it rises and falls. */
  wave: number;
  turns: number;
}

const HILLS: readonly Hill[] = [
  { share: 0.72, slope: 0.06, wave: 0.05, turns: 3 },
  { share: 0.5, slope: 0.12, wave: 0.06, turns: 4 },
  { share: 0.25, slope: 0.2, wave: 0.05, turns: 2.5 },
];

const HILL_POINTS = 24;

/** From 0 well before the drop to 1 well after it, softly. */
function fallen(distance: number): number {
  const part = Math.min(1, Math.max(0, (distance + 1) / 2));
  return part * part * (3 - 2 * part);
}

/** 0 … 1 in so many steps. */
function steps(count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => index / count);
}

const falling = line().curve(curveMonotoneX).digits(1);

/**
 * A soft line along evenly spaced heights (a uniform B-spline), written in steps from one point to the
 * next: all steps are equally wide and their numbers are short, so that it compresses well.
 */
function rolling(heights: readonly number[], width: number): string {
  const [first = 0, second = 0] = heights;
  const step = width / (heights.length - 1);
  const [third, whole] = [hundredth(step / 3), hundredth(step)];
  let level = tenth(first);
  const segments = heights.slice(1).map((height, index) => {
    const previous = heights[index] ?? height;
    const next = heights[index + 2] ?? 2 * height - previous;
    const bend = tenth((previous + 2 * height) / 3 - level);
    const rise = tenth((previous + 4 * height + next) / 6 - level);
    level += rise;
    return `${hundredth(whole - third)} ${bend} ${whole} ${rise}`;
  });
  return `M0 ${tenth(first)}c${third} ${tenth((second - first) / 3)} ${segments.join('s')}`;
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
