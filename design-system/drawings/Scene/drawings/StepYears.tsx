import { fill, stroke } from '../palette.ts';
import { crowns, dots, leaves, type Place, stems } from '../shapes.ts';
import { Dawn } from './Dawn.tsx';

const YOUNG: Place[] = [
  [220, 500, 100],
  [350, 488, 190],
];

/** A tree year by year: in the end, the person who planted it sits in its shade. */
export function StepYears() {
  return (
    <>
      <Dawn sun={[250, 236]} />
      <path {...fill('distant')} d="M0 350C120 310 240 340 360 344S620 310 800 280V600H0z" />
      <path {...fill('far')} d="M0 420C200 390 460 410 800 340V600H0z" />
      <path {...fill('slope')} d="M0 480C240 470 480 440 800 390V600H0z" />
      <path {...stroke('front', 'bold')} d={stems(...YOUNG)} />
      <path {...fill('near')} d={crowns(...YOUNG)} />
      <path {...fill('slope')} d={crowns([210, 482, 62], [332, 452, 118])} />
      <path {...fill('near')} d="M0 506C240 500 520 470 800 430V600H0z" />
      <path
        {...fill('path')}
        d="M800 452C660 470 560 506 470 512S260 520 180 546 60 580 0 584V600H330C360 560 460 552 540 540S700 490 800 478z"
      />
      <path {...stroke('front', 'bold')} d="M164 526v-30" />
      <path {...fill('front')} d={leaves([164, 502, 26])} />
      <Planter />
      <OldTree />
      <path {...stroke('line', 'bold')} d="M676 446v30M748 438v30M666 444l92-9" />
      <path {...fill('object')} d="M692 444c-4-44 2-62 20-64 18 2 24 22 22 60z" />
      <circle {...fill('paper')} cx="712" cy="366" r="15" />
      <path
        {...stroke('sun', 'bold')}
        d={dots([40, 530], [420, 578], [446, 590], [700, 540], [724, 526], [640, 566])}
      />
    </>
  );
}

function Planter() {
  return (
    <>
      <path {...stroke('line', 'bold')} d="M74 508l-4 26M86 508l4 26" />
      <path {...fill('object')} d="M66 512q-2-44 14-46 16 2 16 46-16 6-30 0z" />
      <circle {...fill('line')} cx="81" cy="452" r="13" />
      <path {...stroke('object', 'bold')} d="M86 480l22 8" />
      <path {...fill('objectSoft')} d="M104 484h18l2 20h-22zM122 492l12-8 2 4-14 14z" />
    </>
  );
}

function OldTree() {
  return (
    <>
      <path
        {...fill('line')}
        d="M552 488C592 430 590 380 582 306L548 246L566 240L598 290L626 224L644 230L618 310C616 390 624 440 664 470Q606 462 552 488z"
      />
      <path
        {...fill('front')}
        d="M470 290C430 276 424 226 462 214C450 166 500 132 540 148C560 100 632 92 660 130C708 116 752 152 740 192C784 208 784 262 742 274C736 308 690 318 664 302C640 322 604 322 584 304C552 324 492 322 470 290z"
      />
      <path
        {...fill('near')}
        d="M470 262C440 246 446 220 476 216C466 178 510 150 546 164C566 122 624 118 648 146C620 160 628 190 600 196C606 226 570 240 548 228C530 258 496 268 470 262z"
      />
      <path
        {...stroke('object', 'bold')}
        d={dots(
          [500, 250],
          [544, 270],
          [596, 262],
          [640, 220],
          [690, 250],
          [660, 170],
          [580, 190],
          [520, 200],
          [712, 204],
        )}
      />
    </>
  );
}
