import { fill, stroke } from '../../palette.ts';
import { drifts } from '../../shapes.ts';

/** The lake in the valley with the sun on it. */
export function Lake() {
  return (
    <>
      <path
        {...fill('mist')}
        d="M300 606C520 574 760 570 960 574C1130 577 1260 588 1340 606V690H300z"
      />
      <path
        {...fill('skyLow')}
        d={drifts(
          [930, 590, 420],
          [900, 606, 480],
          [930, 622, 340],
          [890, 638, 360],
          [900, 654, 240],
        )}
      />
      <path
        {...stroke('sun')}
        d="M872 586h124M900 598h66M862 610h86M914 622h62M886 634h52M908 646h28"
      />
      <path {...stroke('distant')} d="M470 600h120M560 616h110M640 632h60M1116 596h60" />
    </>
  );
}
