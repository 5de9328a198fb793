import { fill, stroke } from '../../palette.ts';
import { crowns, drifts, type Place, roofs, spruces, stems, walls } from '../../shapes.ts';

const GROVE: Place[] = [
  [1206, 698, 70],
  [1252, 704, 104],
  [1290, 700, 66],
  [326, 690, 60],
  [362, 694, 84],
];
const HOUSES: Place[] = [
  [996, 652, 30],
  [1042, 656, 38],
  [1090, 648, 28],
];

/** The valley: woods, mist, a village by the lake and the path that leads there. */
export function Valley() {
  return (
    <>
      <path
        {...fill('middle')}
        d="M0 560C90 534 190 534 290 560C400 590 500 640 720 684V720H0zM1440 556C1360 544 1290 556 1210 580C1130 604 1060 628 960 656V720H1440z"
      />
      <path
        {...fill('slope')}
        d={spruces(
          [4, 572, 70],
          [30, 572, 54],
          [52, 570, 84],
          [76, 568, 62],
          [98, 568, 96],
          [122, 566, 70],
          [144, 566, 104],
          [168, 566, 80],
          [190, 568, 62],
          [212, 572, 88],
          [234, 575, 56],
          [258, 580, 66],
          [282, 586, 42],
          [1330, 572, 48],
          [1352, 570, 70],
          [1376, 570, 56],
          [1400, 572, 84],
          [1426, 572, 64],
        )}
      />
      <path
        {...fill('mist')}
        opacity={0.5}
        d={drifts([340, 614, 440], [1330, 604, 340], [180, 640, 380])}
      />
      <path
        {...fill('slope')}
        d="M0 660C140 634 300 638 460 664C620 690 760 672 920 652C1120 630 1300 640 1440 616V900H0z"
      />
      <path
        {...fill('middle')}
        opacity={0.55}
        d="M1150 637C1270 634 1370 628 1440 616V646C1340 660 1250 656 1150 637zM0 660C100 642 230 638 340 648C240 650 120 672 0 694zM640 679C740 676 830 664 920 652C980 650 900 700 720 704C690 698 660 690 640 679z"
      />
      <path {...fill('paper')} d={`${walls(...HOUSES)}M1064 648v-34h12v34z`} />
      <path {...fill('object')} d={roofs(...HOUSES)} />
      <path {...fill('objectDeep')} d="M1062 615l8 -22 8 22z" />
      <path
        {...fill('path')}
        d="M1012 655C1064 662 1124 670 1112 692C1098 716 880 728 780 806L900 820C960 748 1150 734 1154 694C1156 664 1070 656 1026 653z"
      />
      <path {...stroke('front')} d={stems(...GROVE)} />
      <path {...fill('near')} d={crowns(...GROVE)} />
    </>
  );
}
