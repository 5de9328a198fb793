import { fill, stroke } from '../../palette.ts';
import { birds, drifts } from '../../shapes.ts';

/** The morning above the mountains: what is furthest away. */
export function Sky() {
  return (
    <>
      <path {...fill('skyHigh')} d="M-830-40h3100v940H-830z" />
      <ellipse {...fill('mist')} cx="930" cy="520" rx="1180" ry="300" />
      <ellipse {...fill('skyLow')} opacity={0.5} cx="930" cy="520" rx="860" ry="244" />
      <ellipse {...fill('skyLow')} cx="930" cy="520" rx="560" ry="190" />
      <circle {...fill('halo')} opacity={0.6} cx="930" cy="404" r="148" />
      <circle {...fill('sun')} cx="930" cy="404" r="82" />
      <path
        {...fill('paper')}
        opacity={0.6}
        d={drifts(
          [1000, 262, 240],
          [1180, 300, 420],
          [1560, 330, 380],
          [800, 436, 300],
          [1050, 368, 180],
        )}
      />
      <path {...stroke('near')} d={birds([710, 300, 20], [762, 278, 14], [780, 310, 11])} />
    </>
  );
}
