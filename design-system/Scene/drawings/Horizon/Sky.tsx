import { fill, stroke } from '../../palette.ts';
import { birds, drifts } from '../../shapes.ts';

/** The morning above the mountains: what is furthest away. */
export function Sky() {
  return (
    <>
      <path {...fill('skyHigh')} d="M0 0h1440v900H0z" />
      <ellipse {...fill('mist')} cx="930" cy="520" rx="1180" ry="440" />
      <ellipse {...fill('skyLow')} opacity={0.5} cx="930" cy="520" rx="860" ry="330" />
      <ellipse {...fill('skyLow')} cx="930" cy="520" rx="560" ry="232" />
      <circle {...fill('halo')} opacity={0.6} cx="930" cy="404" r="148" />
      <circle {...fill('sun')} cx="930" cy="404" r="82" />
      <path
        {...fill('paper')}
        opacity={0.6}
        d={drifts(
          [400, 226, 420],
          [610, 262, 260],
          [1180, 300, 420],
          [800, 436, 300],
          [1050, 368, 180],
        )}
      />
      <path {...stroke('near')} d={birds([660, 182, 22], [716, 158, 15], [738, 196, 12])} />
    </>
  );
}
