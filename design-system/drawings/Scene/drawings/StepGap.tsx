import { fill, stroke } from '../palette.ts';
import { crowns, dots, drifts, type Place, roofs, stems, walls } from '../shapes.ts';
import { Dawn } from './Dawn.tsx';

const TREES: Place[] = [
  [742, 408, 110],
  [780, 410, 76],
];

/** Someone measures the distance from here to the house over there. */
export function StepGap() {
  return (
    <>
      <Dawn sun={[410, 256]} />
      <path
        {...fill('distant')}
        d="M0 350C120 300 220 320 320 344S560 330 640 312 760 310 800 320V600H0z"
      />
      <path {...fill('far')} d="M0 430C160 390 320 420 420 424S680 390 800 400V600H0z" />
      <path {...fill('middle')} d="M240 520C340 480 460 480 580 510V600H240z" />
      <path
        {...fill('mist')}
        opacity={0.6}
        d={drifts([420, 470, 300], [380, 530, 340], [470, 566, 260])}
      />
      <path
        {...fill('near')}
        d="M0 432C90 412 190 410 264 424C288 430 290 446 286 470C280 510 304 540 298 600H0z"
      />
      <path
        {...fill('slope')}
        d="M0 432C90 412 190 410 264 424C280 428 286 436 287 448C200 424 90 428 0 452z"
      />
      <path {...stroke('front')} d="M262 472q-30 6-50 0M276 520q-44 12-76 2M250 566q-40 6-62 0" />
      <path {...stroke('near')} d={stems(...TREES)} />
      <path {...fill('near')} d={crowns(...TREES)} />
      <path {...fill('paper')} d={walls([690, 420, 64])} />
      <path {...fill('object')} d={roofs([690, 420, 64])} />
      <path {...fill('sun')} d="M672 398h12v12h-12zM696 398h12v22h-12z" />
      <path
        {...fill('front')}
        d="M800 428C720 408 620 412 556 430C536 436 534 452 538 474C546 514 526 546 534 600H800z"
      />
      <path
        {...fill('near')}
        d="M800 428C720 408 620 412 556 430C544 434 538 442 537 452C620 426 720 428 800 446z"
      />
      <path {...stroke('near')} d="M560 486q30 8 56 0M548 540q40 10 70 0" />
      <path {...fill('paper')} d="M609 206h14v220h-14z" />
      <path
        {...fill('object')}
        d="M609 206h14v32h-14zM609 270h14v32h-14zM609 334h14v32h-14zM609 398h14v28h-14z"
      />
      <path {...stroke('object')} strokeDasharray="0.1 13" d="M244 290H602" />
      <path
        {...stroke('line', 'bold')}
        d="M176 424L204 316L236 424M204 316V420M94 336l-4 84h10M112 336l6 84h10"
      />
      <path
        {...fill('object')}
        d="M80 346C76 282 82 258 104 256C126 258 130 290 128 346Q104 354 80 346z"
      />
      <path {...stroke('object', 'broad')} d="M108 276l30 24 36-2" />
      <circle {...fill('objectDeep')} cx="110" cy="232" r="18" />
      <path {...fill('line')} d="M126 222c-8-18-38-12-36 14 2 10 8 14 14 14 0-14 8-24 22-28z" />
      <path {...fill('front')} d="M176 276h44v30h-44zM220 282h16v16h-16zM190 306h28v12h-28z" />
      <path
        {...stroke('sun', 'bold')}
        d={dots([40, 480], [60, 496], [150, 500], [700, 490], [724, 476])}
      />
    </>
  );
}
