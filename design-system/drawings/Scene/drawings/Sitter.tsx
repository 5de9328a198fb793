import type { ReactNode } from 'react';
import { fill, stroke, type Tone } from '../palette.ts';

interface SitterProps {
  coat: Tone;
  skin: Tone;
  arm: string;
  hand: readonly [x: number, y: number];
  children?: ReactNode;
}

/** Someone on a chair who looks to the right, about 310 high. */
export function Sitter({ coat, skin, arm, hand: [x, y], children }: SitterProps) {
  return (
    <>
      <path {...stroke('line', 'bold')} d="M150 350L166 486H262M178 486L162 574M254 486L262 574" />
      <path {...stroke('line', 'limb')} d="M204 474H286V562" />
      <path {...fill('line')} d="M274 558h34q10 4 10 16h-44z" />
      <path {...fill(skin)} d="M216 316h26v38h-26z" />
      <circle {...fill(skin)} cx="238" cy="296" r="32" />
      <path {...fill(coat)} d="M180 486C170 420 180 350 222 344C258 346 266 390 260 486z" />
      <circle {...fill(skin)} cx={x} cy={y} r="13" />
      <path {...stroke(coat, 'limb')} d={arm} />
      <path
        {...fill('line')}
        d="M268 284C258 250 198 252 200 304C202 324 212 330 222 328C222 302 240 290 268 284z"
      />
      {children}
    </>
  );
}
