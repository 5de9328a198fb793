import { fill, stroke } from '../palette.ts';
import { crowns, dots, type Place, stems } from '../shapes.ts';
import { Backdrop } from './Backdrop.tsx';
import { Hill } from './Land.tsx';
import { Standing } from './Standing.tsx';

const TREES: Place[] = [
  [52, 452, 70],
  [90, 452, 100],
];

/** Someone with a suitcase where ways part, a plane above. */
export function Suitcase() {
  return (
    <>
      <Backdrop sun={[590, 236]} />
      <path {...stroke('paper')} d="M236 150C300 140 366 120 424 92" />
      <path
        {...fill('near')}
        d="M420 96l38-20q16-8 22-2 2 8-12 14l-20 10-6 34-10 4-2-32-20 8-8 14-8 2 2-20-12-14 8-2z"
      />
      <Hill tone="slope" start={440} crest="C160 420 380 432 520 444S700 440 800 420" end={420} />
      <path
        {...fill('path')}
        d="M600 434C650 444 690 450 676 464C660 482 560 480 500 520H590C640 486 730 484 726 460C720 442 660 438 610 433z"
      />
      <path {...stroke('front')} d={stems(...TREES)} />
      <path {...fill('near')} d={crowns(...TREES)} />
      <Hill tone="near" start={490} crest="C180 456 460 466 800 510" end={510} />
      <path
        {...fill('path')}
        d="M520 481C560 486 580 490 590 494C560 520 540 560 570 620C580 650 600 690 610 720H290C300 620 400 510 520 481z"
      />
      <path {...stroke('objectDeep', 'broad')} d="M640 540V330" />
      <path {...fill('paper')} d="M624 340h62l20 17-20 17h-62z" />
      <path {...fill('object')} d="M656 386h-76l-20 17 20 17h76z" />
      <path
        {...fill('front')}
        opacity={0.35}
        d="M150 560h330q20 8-20 20-130 14-300 4-40-12-10-24z"
      />
      <Standing
        at={[250, 566]}
        coat="front"
        skin="objectDeep"
        arm="M14-166L44-120L92-112"
        hand={[98, -114]}
      >
        <path
          {...fill('object')}
          d="M-30-196C-20-208 20-208 30-194C22-182-20-182-30-196zM-22-192l-6 54 16 2 4-52z"
        />
      </Standing>
      <Case />
      <path
        {...stroke('sun', 'bold')}
        d={dots([60, 530], [84, 552], [112, 538], [620, 566], [720, 572], [744, 556])}
      />
    </>
  );
}

function Case() {
  return (
    <>
      <path {...stroke('line', 'bold')} d="M350 450v-8h56v60M356 500v-50" />
      <path {...fill('line')} d="M334 556h20v12h-20zM412 556h20v12h-20z" />
      <rect {...fill('object')} x="318" y="404" width="130" height="154" rx="18" />
      <path
        {...fill('objectDeep')}
        d="M342 404h-6q-18 0-18 18v118q0 18 18 18h6zM426 404h10v154h-10z"
      />
      <path {...stroke('objectDeep')} d="M360 424v114M408 424v114" />
      <circle {...fill('paper')} cx="384" cy="468" r="26" />
      <path {...fill('near')} d="M361 478l16-22 11 14 6-8 16 16q-6 16-26 16t-23-16z" />
      <path {...fill('skyHigh')} d="M388 516l34-9 7 25-34 9z" />
    </>
  );
}
