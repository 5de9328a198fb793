import { fill, stroke } from '../palette.ts';
import { birds, crowns, dots, hill, type Place, stems } from '../shapes.ts';
import { Backdrop } from './Backdrop.tsx';

const TREES: Place[] = [
  [52, 452, 70],
  [90, 452, 100],
];

/** A suitcase beside the path, birds of passage above. */
export function Suitcase() {
  return (
    <>
      <Backdrop sun={[590, 236]} />
      <path
        {...stroke('near')}
        d={birds(
          [470, 96, 16],
          [434, 108, 15],
          [400, 122, 14],
          [368, 138, 13],
          [504, 116, 15],
          [530, 138, 13],
        )}
      />
      <path {...fill('slope')} d={hill(440, 'C160 420 380 432 520 444S700 440 800 420', 420)} />
      <path
        {...fill('path')}
        d="M600 434C650 444 690 450 676 464C660 482 560 480 500 520H590C640 486 730 484 726 460C720 442 660 438 610 433z"
      />
      <path {...stroke('front')} d={stems(...TREES)} />
      <path {...fill('near')} d={crowns(...TREES)} />
      <path {...fill('near')} d={hill(490, 'C180 456 460 466 800 510', 510)} />
      <path
        {...fill('path')}
        d="M520 481C560 486 580 490 590 494C560 520 540 560 560 600H330C360 540 440 500 520 481z"
      />
      <path {...stroke('objectDeep', 'broad')} d="M640 540V330" />
      <path {...fill('paper')} d="M624 340h62l20 17-20 17h-62z" />
      <path {...fill('object')} d="M656 386h-76l-20 17 20 17h76z" />
      <path
        {...fill('front')}
        opacity={0.35}
        d="M196 550h230q20 10-20 24-120 18-270 6-20-20 60-30z"
      />
      <path {...stroke('line', 'bold')} d="M274 300V196h92v104" />
      <path {...fill('line')} d="M226 548h26v14h-26zM386 548h26v14h-26z" />
      <rect {...fill('object')} x="206" y="282" width="226" height="270" rx="26" />
      <path
        {...fill('objectDeep')}
        d="M246 282h-14q-26 0-26 26v218q0 26 26 26h14zM392 282h16v270h-16z"
      />
      <path {...stroke('objectDeep')} d="M272 318v200M302 318v200M332 318v200M362 318v200" />
      <circle {...fill('paper')} cx="316" cy="392" r="40" />
      <path {...fill('near')} d="M280 408l24-34 17 22 10-13 26 25q-10 24-41 24t-36-24z" />
      <path {...fill('skyHigh')} d="M338 466l52-14 10 38-52 14z" />
      <path {...stroke('near')} d="M352 478l30-8M356 490l18-5" />
      <path {...fill('near')} d="M264 268q2-56 56-56t56 56zM214 278q106-30 212 0-106 18-212 0z" />
      <path {...fill('objectSoft')} d="M264 256q56-10 112 0v10q-56-8-112 0z" />
      <path
        {...stroke('sun', 'bold')}
        d={dots([60, 530], [84, 552], [112, 538], [620, 566], [720, 572], [744, 556])}
      />
    </>
  );
}
