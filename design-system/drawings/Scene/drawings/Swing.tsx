import { fill, stroke } from '../palette.ts';
import { dots, pads } from '../shapes.ts';
import { Backdrop } from './Backdrop.tsx';
import { Hill } from './Land.tsx';

/** A child on a swing, out into the view; someone has just given the push. */
export function Swing() {
  return (
    <>
      <Backdrop sun={[372, 236]} />
      <Hill tone="slope" start={440} crest="C160 420 400 440 540 456S720 440 800 426" end={426} />
      <Hill tone="near" start={480} crest="C140 450 420 476 800 520" end={520} />
      <g transform="matrix(-1 0 0 1 800 0)">
        <path
          {...fill('front')}
          opacity={0.35}
          d="M40 548q200-40 420 0-10 24-200 24-200 0-220-24z"
        />
        <path
          {...fill('line')}
          d="M56 552C112 430 108 260 116 90H176C166 150 170 220 176 300C186 400 190 480 236 540Q196 530 168 548Q116 528 56 552z"
        />
        <path {...stroke('line', 'broad')} d="M150 220C230 130 350 112 520 116" />
        <path
          {...fill('front')}
          d={pads([96, 140, 220], [330, 116, 170], [470, 124, 118], [120, 110, 190])}
        />
        <path
          {...fill('near')}
          d={pads([50, 132, 130], [110, 98, 150], [300, 100, 130], [430, 110, 80])}
        />
        <Child />
        <Parent />
      </g>
      <path
        {...stroke('sun', 'bold')}
        d={dots([60, 556], [84, 572], [340, 576], [364, 590], [30, 584])}
      />
    </>
  );
}

function Child() {
  return (
    <g transform="rotate(-27 420 116)">
      <path {...stroke('line')} d="M410 116V412M432 116V412" />
      <path {...stroke('line', 'broad')} d="M416 404h40l24 26" />
      <path {...stroke('objectDeep', 'bold')} d="M392 416h56" />
      <path {...fill('object')} d="M402 346q14-10 26 2l6 62h-40z" />
      <path {...stroke('object', 'bold')} d="M416 358l16 8 4-26" />
      <circle {...fill('objectDeep')} cx="418" cy="324" r="17" />
      <path
        {...fill('line')}
        d="M434 316c-4-16-30-16-34 2-6 12-20 14-30 26 20 4 34-4 38-16 4-8 16-4 26-12z"
      />
    </g>
  );
}

function Parent() {
  return (
    <>
      <path {...stroke('line', 'broad')} d="M286 450l-14 92h12M298 450l16 96h12" />
      <path {...fill('paper')} d="M276 364q16-12 34 2l4 92q-24 8-42 0z" />
      <path {...stroke('paper', 'broad')} d="M302 378l34 12 24-18" />
      <circle {...fill('objectDeep')} cx="296" cy="338" r="18" />
      <path {...fill('line')} d="M314 332c-4-20-38-18-38 8 0 16 6 18 12 18 0-14 8-22 26-26z" />
    </>
  );
}
