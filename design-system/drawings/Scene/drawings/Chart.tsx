import { fill, stroke } from '../palette.ts';
import { dots, spruces } from '../shapes.ts';
import { Backdrop } from './Backdrop.tsx';
import { Hill } from './Land.tsx';
import { Standing } from './Standing.tsx';

/** Someone before an easel that shows what the view does: the hills rise as columns. */
export function Chart() {
  return (
    <>
      <Backdrop sun={[640, 240]} />
      <Hill tone="slope" start={446} crest="C160 424 380 436 520 446S700 440 800 420" end={420} />
      <path {...fill('near')} d={spruces([58, 470, 90], [92, 474, 124], [126, 472, 70])} />
      <Hill tone="near" start={496} crest="C200 464 480 462 800 496" end={496} />
      <path
        {...fill('front')}
        opacity={0.35}
        d="M250 566q140-24 340-4-20 20-180 20-140 2-160-16z"
      />
      <path
        {...stroke('objectDeep', 'broad')}
        d="M416 120L300 566M424 120L540 566M420 150L462 520"
      />
      <path {...fill('object')} d="M256 170L572 150L588 392L270 412z" />
      <path {...fill('paper')} d="M265 178L565 159L579 385L278 404z" />
      <path
        {...fill('mist')}
        d="M275 356C330 334 350 304 384 292S436 266 452 244 500 212 568 190L579 385L278 404z"
      />
      <circle {...fill('sun')} cx="340" cy="238" r="28" />
      <path {...fill('far')} d="M306 402v-48l38-2v48z" />
      <path {...fill('middle')} d="M366 398v-80l38-2v80z" />
      <path {...fill('slope')} d="M426 394v-114l38-2v114z" />
      <path {...fill('near')} d="M486 391v-154l38-2v154z" />
      <path
        {...stroke('object', 'bold')}
        d="M287 350C330 332 350 302 384 290S436 264 452 242 500 210 552 194"
      />
      <path {...fill('objectDeep')} d="M244 412L604 390L605 402L246 426z" />
      <g transform="matrix(-1 0 0 1 1300 0)">
        <Standing
          at={[650, 566]}
          coat="near"
          skin="objectDeep"
          arm="M14-168L48-160L84-196"
          hand={[88, -202]}
        />
      </g>
      <path
        {...stroke('sun', 'bold')}
        d={dots([170, 540], [192, 556], [148, 568], [740, 580], [764, 562])}
      />
    </>
  );
}
