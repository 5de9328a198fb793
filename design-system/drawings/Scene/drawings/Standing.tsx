import type { ReactNode } from 'react';
import { fill, stroke, type Tone } from '../palette.ts';

interface StandingProps {
  /** Between the feet. */
  at: readonly [x: number, y: number];
  coat: Tone;
  skin: Tone;
  /** The line of an arm from the shoulder, which is about 170 above the feet, and its hand. */
  arm: string;
  hand: readonly [x: number, y: number];
  /** Clothes and things of the person, measured from between the feet. */
  children?: ReactNode;
}

/** Someone who stands and looks to the right, about 250 high. */
export function Standing({
  at: [x, y],
  coat,
  skin,
  arm,
  hand: [handX, handY],
  children,
}: StandingProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path {...stroke('line', 'limb')} d="M-12-108L-14-16M14-108L16-16" />
      <path {...fill('line')} d="M-26-10h24q8 3 8 10h-32zM4-10h24q8 3 8 10H4z" />
      <path {...fill(skin)} d="M-8-212H8v24H-8z" />
      <path {...fill(coat)} d="M-32-96C-38-150-34-192-2-196C30-192 36-150 32-96z" />
      <circle {...fill(skin)} cx="2" cy="-224" r="20" />
      <path
        {...fill('line')}
        d="M21-231C16-254-23-254-24-222C-24-210-18-204-11-206C-11-220-2-229 21-231z"
      />
      {children}
      <circle {...fill(skin)} cx={handX} cy={handY} r="10" />
      <path {...stroke(coat, 'broad')} d={arm} />
    </g>
  );
}
