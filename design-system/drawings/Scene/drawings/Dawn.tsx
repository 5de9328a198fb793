import { fill } from '../palette.ts';
import { drifts } from '../shapes.ts';

interface DawnProps {
  /** Where the sun stands: each card has its own hour. */
  sun: readonly [x: number, y: number];
}

/** The sky of a card: the light gathers around the sun and along the horizon. */
export function Dawn({ sun: [x, y] }: DawnProps) {
  return (
    <>
      <path {...fill('skyHigh')} d="M-1160-200h2920v920h-2920z" />
      <ellipse {...fill('mist')} cx={x} cy="370" rx="720" ry="295" />
      <ellipse {...fill('skyLow')} opacity={0.5} cx={x} cy="370" rx="520" ry="230" />
      <ellipse {...fill('skyLow')} cx={x} cy="370" rx="340" ry="165" />
      <circle {...fill('halo')} opacity={0.6} cx={x} cy={y} r="94" />
      <circle {...fill('sun')} cx={x} cy={y} r="52" />
      <path
        {...fill('paper')}
        opacity={0.6}
        d={drifts([x + 60, y + 22, 190], [x + 250, y - 110, 200], [x + 200, y - 70, 240])}
      />
    </>
  );
}
