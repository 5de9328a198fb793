import { fill, stroke } from '../palette.ts';
import { crowns, dots, stems } from '../shapes.ts';
import { Backdrop } from './Backdrop.tsx';
import { Hill } from './Land.tsx';
import { Sitter } from './Sitter.tsx';

/** Someone at a desk in the open, with a badge of the company behind: work with a view beyond it. */
export function Desk() {
  return (
    <>
      <Backdrop sun={[470, 240]} />
      <Hill tone="slope" start={452} crest="C140 424 300 424 430 440S680 452 800 424" end={424} />
      <Office />
      <path {...stroke('front')} d={stems([710, 446, 64], [744, 446, 90])} />
      <path {...fill('near')} d={crowns([710, 446, 64], [744, 446, 90])} />
      <Hill tone="near" start={500} crest="C180 464 460 460 800 496" end={496} />
      <path
        {...fill('front')}
        opacity={0.35}
        d="M120 564q270-34 520-22 40 8-30 20-200 28-440 20-70-4-50-18z"
      />
      <path {...fill('front')} d="M434 478h84q8 0 8 8v56h-100v-56q0-8 8-8z" />
      <path {...stroke('line', 'bold')} d="M452 478q0-22 24-22t24 22" />
      <path {...fill('objectDeep')} d="M328 404h18l-8 144h-8z" />
      <path {...fill('object')} d="M560 404h84v138h-84z" />
      <path {...fill('objectDeep')} d="M560 404h84v10h-84zM560 456h84v5h-84zM560 500h84v5h-84z" />
      <path {...stroke('line', 'bold')} d="M594 436h16M594 480h16M594 524h16" />
      <path {...fill('object')} d="M312 388h348v16h-348z" />
      <path {...fill('objectSoft')} d="M312 388h348v5h-348z" />
      <path {...fill('front')} d="M406 380h96v8h-96zM490 384l34-78 8 3-32 79z" />
      <path {...stroke('paper')} d="M489 376l28-64" />
      <path {...fill('paper')} d="M352 362h28v26h-28zM556 380h72v8h-72zM562 372h64v8h-64z" />
      <path {...stroke('paper')} d="M352 368q-12 0-12 7t12 7M360 352q-6-10 2-18t0-18" />
      <path {...stroke('line', 'bold')} d="M602 370l44-62-46-58" />
      <path {...fill('front')} d="M612 238q-34-2-44 44l14 6q30-12 40-40z" />
      <g transform="translate(-2 -26)">
        <Sitter coat="paper" skin="objectDeep" arm="M236 372L292 428L392 404" hand={[402, 402]}>
          <path {...stroke('object')} d="M222 346l14 58" />
          <path {...fill('object')} d="M226 402h20v26h-20z" />
        </Sitter>
      </g>
      <path
        {...stroke('sun', 'bold')}
        d={dots([60, 540], [84, 556], [700, 548], [726, 566], [748, 544], [380, 582])}
      />
    </>
  );
}

function Office() {
  return (
    <>
      <path {...fill('front')} d="M672 440V268h70v172z" />
      <path {...fill('slope')} d="M742 440V316h52v124z" />
      <path
        {...stroke('halo', 'bold')}
        d="M690 292h34M690 322h34M690 352h34M690 382h34M756 340h24M756 368h24M756 396h24"
      />
    </>
  );
}
