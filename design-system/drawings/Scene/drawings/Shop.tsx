import { fill, stroke } from '../palette.ts';
import { dots } from '../shapes.ts';
import { Backdrop } from './Backdrop.tsx';
import { Hill } from './Land.tsx';
import { Standing } from './Standing.tsx';

/** Someone before a shop of their own, its door open to the morning. */
export function Shop() {
  return (
    <>
      <Backdrop sun={[260, 246]} />
      <Hill tone="slope" start={456} crest="C160 420 340 430 470 444S700 440 800 420" end={420} />
      <Hill tone="near" start={512} crest="C200 480 420 466 800 484" end={484} />
      <path
        {...fill('path')}
        d="M612 528H716C740 570 690 620 720 720H420C440 640 560 580 612 528z"
      />
      <path
        {...fill('front')}
        opacity={0.35}
        d="M150 566q120-20 300-10 30 10-70 22-140 10-230-12z"
      />
      <path {...fill('front')} d="M408 528V262H736V528z" />
      <path {...fill('object')} d="M396 246H748V268H396zM408 516H612V528H408z" />
      <path
        {...fill('objectSoft')}
        d="M396 246H748V252H396zM436 352H590V478H436zM622 352H712V528H622z"
      />
      <path {...fill('halo')} d="M622 498H712V528H622z" />
      <path
        {...stroke('line', 'bold')}
        d="M436 436H590M436 352V478H590V352M622 528V352M712 528V352"
      />
      <path {...fill('near')} d="M452 402h16v30h-16zM474 388h12v44h-12zM556 396h18v36h-18z" />
      <path {...fill('objectDeep')} d="M496 410q18-24 36 0v22h-36zM452 458h52v16h-52z" />
      <path {...fill('paper')} d="M520 454h48v20h-48zM486 280h168v24H486z" />
      <path {...stroke('front', 'bold')} d="M508 292h124" />
      <Awning />
      <Standing
        at={[330, 566]}
        coat="paper"
        skin="objectDeep"
        arm="M14-168L44-134L20-106"
        hand={[16, -104]}
      >
        <path {...fill('object')} d="M-20-172H24V-148L34-66H-32L-24-148z" />
        <path {...stroke('objectDeep', 'fine')} d="M-14-112H20V-90H-14z" />
      </Standing>
      <path {...stroke('line', 'bold')} d="M168 570l26-104 26 104" />
      <path {...fill('line')} d="M160 462h72l10 92h-92z" />
      <path {...stroke('paper')} d="M178 488h38M174 508h46M172 528h32" />
      <path
        {...stroke('sun', 'bold')}
        d={dots([60, 548], [40, 572], [92, 580], [744, 540], [764, 560])}
      />
    </>
  );
}

/** Striped, with a scalloped edge. */
function Awning() {
  const starts = [0, 1, 2, 3, 4, 5, 6, 7].map((stripe) => 400 + stripe * 43);
  const striped = (remainder: number) =>
    starts
      .filter((_, index) => index % 2 === remainder)
      .map((x) => `M${x} 306h43v44q-21 22-43 0z`)
      .join('');
  return (
    <>
      <path {...fill('object')} d={striped(0)} />
      <path {...fill('paper')} d={striped(1)} />
    </>
  );
}
