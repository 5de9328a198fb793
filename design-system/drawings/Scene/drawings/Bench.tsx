import { fill, stroke } from '../palette.ts';
import { dots, pads } from '../shapes.ts';
import { Backdrop } from './Backdrop.tsx';
import { Hill } from './Land.tsx';

/** Two on a bench, with time for the view. */
export function Bench() {
  return (
    <>
      <Backdrop sun={[470, 250]} />
      <Hill tone="slope" start={436} crest="C160 420 380 440 520 450S700 440 800 416" end={416} />
      <path
        {...fill('line')}
        d="M634 560C666 430 638 330 654 130H666C670 250 678 330 678 400C682 470 686 520 706 560z"
      />
      <path
        {...stroke('line', 'bold')}
        d="M666 300C706 270 736 270 756 250M660 260C626 230 606 226 586 212"
      />
      <path
        {...fill('front')}
        d={pads([656, 126, 130], [586, 214, 90], [746, 250, 90], [696, 180, 80])}
      />
      <path {...fill('near')} d={pads([630, 116, 78], [566, 208, 48], [680, 174, 44])} />
      <Hill tone="near" start={510} crest="C200 456 480 446 800 510" end={510} />
      <path
        {...fill('front')}
        opacity={0.35}
        d="M180 560q140-30 360-16 40 10-20 24-150 20-330 6-40-6-10-14z"
      />
      <Couple />
      <path
        {...fill('objectDeep')}
        d="M236 420h276v14h-276zM236 448h276v14h-276zM224 488h300v14h-300z"
      />
      <path {...fill('objectSoft')} d="M236 420h276v4h-276zM236 448h276v4h-276z" />
      <path {...stroke('line', 'bold')} d="M256 412v144M492 412v144" />
      <path {...fill('front')} d="M556 556v-52q0-34 32-34t32 34v52q0 6-6 6h-52q-6 0-6-6z" />
      <path {...fill('object')} d="M566 556v-26q0-6 6-6h32q6 0 6 6v26z" />
      <path {...stroke('line', 'bold')} d="M576 472q0-14 12-14t12 14" />
      <path
        {...stroke('sun', 'bold')}
        d={dots([90, 556], [112, 572], [140, 552], [650, 574], [676, 560])}
      />
    </>
  );
}

function Couple() {
  return (
    <>
      <path {...fill('objectSoft')} d="M320 366h20v26h-20z" />
      <path {...fill('objectDeep')} d="M400 352h24v26h-24z" />
      <path {...fill('object')} d="M272 500C266 424 278 390 322 384C354 384 366 416 366 500z" />
      <path {...fill('objectDeep')} d="M272 500C266 424 278 390 310 385C294 424 292 460 298 500z" />
      <path {...fill('front')} d="M356 500C348 412 370 370 412 370C456 372 470 420 468 500z" />
      <path
        {...fill('paper')}
        d="M308 358a25 24 8 1 1 50 4a25 23 8 1 1-50-4zM326 334a11 11 0 1 1 22 2a11 11 0 1 1-22-2zM388 336h48l-2 18q-22 12-44 0z"
      />
      <path {...fill('line')} d="M372 340q38-12 80 0l-6 8q-36-8-68 0zM388 338q2-30 24-30t24 30z" />
    </>
  );
}
