import styled from '@emotion/styled';
import { useId } from 'react';
import { keysOf } from '../../../../lib/objects.ts';
import { roundToTenth } from '../../../../lib/round-to-tenth.ts';
import type { DrawingSize, GapGeometry } from './geometry.ts';

interface LandscapeProps {
  geometry: GapGeometry;
  size: DrawingSize;
  /** Trees and someone at the edge, where the level has room for them. */
  peopled: boolean;
}

/** The drawn part of the chart, without text: the level is land, the gap is light above it. */
export function Landscape({ geometry, size, peopled }: LandscapeProps) {
  const id = useId();
  const { x, y, ground, level, wanted, gap } = geometry;
  const radius = roundToTenth(Math.min(gap.height * 1.3, gap.width * 0.42));
  const sun = { cx: roundToTenth((x.drop + x.end) / 2), cy: y.after };
  return (
    <Drawing viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" aria-hidden>
      <defs>
        <radialGradient
          id={`${id}halo`}
          gradientUnits="userSpaceOnUse"
          {...sun}
          r={roundToTenth(Math.min((x.end - x.drop) / 2, y.after))}
        >
          <stop data-part="halo-in" offset="0.3" />
          <stop data-part="halo-out" offset="1" />
        </radialGradient>
        <pattern
          id={`${id}hatching`}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line data-part="hatching" y2="9" />
        </pattern>
        <clipPath id={`${id}sky`}>
          <rect x={gap.x} width={gap.width} height={y.after} />
        </clipPath>
        <clipPath id={`${id}corners`}>
          <rect width={size.width} height={size.height} rx={CORNER} />
          <rect width={size.width} height={size.height - CORNER} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}sky)`} data-part="sky">
        <rect {...gap} data-part="missing" />
        <rect width={size.width} height={size.height} fill={`url(#${id}halo)`} />
        <circle data-part="sun" {...sun} r={radius} />
      </g>
      <rect {...gap} fill={`url(#${id}hatching)`} />
      <path data-part="wanted" d={wanted} />
      <path data-part="ground" d={ground} clipPath={`url(#${id}corners)`} />
      {peopled && <Life edge={x.drop} ground={y.before} />}
      <path data-part="level" d={level} />
      {gap.height > 0 && <circle data-part="wanted-end" cx={x.end} cy={y.wanted} r={5} />}
      {y.after < size.height && <circle data-part="level-end" cx={x.end} cy={y.after} r={5} />}
    </Drawing>
  );
}

const CORNER = 16;

/** Where the first level's label ends in the smallest drawing. */
const LABEL_END = 260;

/** Paths of trees and birds, each with where it begins from the foot of the last tree. */
const GROVE: Record<'stem' | 'crown' | 'bird', readonly [x: number, y: number, path: string][]> = {
  stem: [
    [-53, 0, 'v-21.6'],
    [-29, 0, 'v-32.4'],
    [0, 0, 'v-25.2'],
  ],
  crown: [
    [
      -63.8,
      -18,
      'c-0.7-10.1 5-18 11.5-18 7.2 0 11.5 7.2 10.8 15.8-0.7 7.2-5 10.1-11.5 9.7-6.5 0-10.1-2.2-10.8-7.6z',
    ],
    [-45.2, -27, 'c-1-15 8-27 17-27 11 0 17 11 16 24-1 11-8 15-17 15-10 0-15-3-16-11z'],
    [-12.6, -21, 'c-1-12 6-21 13-21 8 0 13 8 13 18-1 8-6 12-13 11-8 0-12-3-13-9z'],
  ],
  bird: [
    [51, -56, 'q5.4-1.8 9 2.7q3.6-4.5 9-2.7'],
    [80, -70, 'q3.6-1.2 6 1.8q2.4-3 6-1.8'],
  ],
};

/** Trees, birds and someone on the level before it drops, so that a fall in a line becomes an edge. */
function Life({ edge, ground }: { edge: number; ground: number }) {
  const grove = Math.round(edge * 0.72);
  const hasRoom = grove - 75 > LABEL_END;
  return (
    <g data-part="life">
      {hasRoom &&
        keysOf(GROVE).map((part) => (
          <path
            key={part}
            data-part={part}
            d={GROVE[part]
              .map(
                ([x, y, path]) => `M${roundToTenth(grove + x)} ${roundToTenth(ground + y)}${path}`,
              )
              .join('')}
          />
        ))}
      {edge - 30 > LABEL_END && (
        <g transform={`translate(${roundToTenth(edge - 22)} ${ground})`}>
          <path data-part="limb" d="M-3-16v14M4-16v14M3-30l9 3M13-30v28" />
          <path data-part="coat" d="M-8-15q-1-19 8-20 9 1 8 20-8 3-16 0z" />
          <circle data-part="head" cy="-41" r="6" />
        </g>
      )}
    </g>
  );
}

const Drawing = styled('svg')(({ theme }) => {
  const { chart, line, surface } = theme.vars.color;
  const { thin, strong, focus } = theme.vars.border;
  const dataLine = {
    fill: 'none',
    strokeWidth: focus,
    vectorEffect: 'non-scaling-stroke',
  } as const;
  const end = { stroke: surface.paper, strokeWidth: strong };
  return {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    '& [data-part="missing"]': { fill: chart.missingSoft },
    '& [data-part="halo-in"]': { stopColor: chart.missing },
    '& [data-part="halo-out"]': { stopColor: chart.missing, stopOpacity: 0 },
    '& [data-part="sun"]': { fill: chart.missing },
    '& [data-part="hatching"]': { stroke: chart.missingLine, strokeWidth: thin },
    '& [data-part="ground"]': { fill: chart.layerTop },
    '& [data-part="stem"], & [data-part="limb"], & [data-part="bird"]': {
      fill: 'none',
      stroke: line.drawn,
      strokeWidth: strong,
      strokeLinecap: 'round',
    },
    '& [data-part="crown"]': { fill: chart.tree },
    '& [data-part="coat"]': { fill: chart.coat },
    '& [data-part="head"]': { fill: line.drawn },
    '& [data-part="wanted"]': { ...dataLine, stroke: chart.wished },
    '& [data-part="level"]': { ...dataLine, stroke: chart.known },
    '& [data-part="wanted-end"]': { ...end, fill: chart.wished },
    '& [data-part="level-end"]': { ...end, fill: chart.known },
    '@media (forced-colors: active)': {
      '& [data-part="sky"], & [data-part="life"]': { display: 'none' },
      '& [data-part="ground"]': { fill: 'Canvas' },
      '& [data-part="hatching"], & [data-part="level"]': { stroke: 'CanvasText' },
      '& [data-part="wanted"]': { stroke: 'Highlight' },
      '& [data-part$="end"]': { fill: 'CanvasText' },
    },
  };
});
