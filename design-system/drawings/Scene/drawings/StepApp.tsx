import { fill, stroke } from '../palette.ts';
import { dots, drifts, spruces } from '../shapes.ts';
import { Dawn } from './Dawn.tsx';

/** A phone that holds the view; its path leads out to where one stands. */
export function StepApp() {
  return (
    <>
      <Dawn sun={[400, 236]} />
      <path
        {...fill('distant')}
        d="M0 330L70 290L120 310L190 262L250 310L330 290L520 310L600 270L660 300L730 252L800 290V600H0z"
      />
      <path {...fill('far')} d="M0 390C200 350 500 380 800 350V600H0z" />
      <path {...fill('mist')} opacity={0.7} d={drifts([150, 400, 320], [660, 392, 300])} />
      <path {...fill('slope')} d="M0 460C200 430 520 430 800 446V600H0z" />
      <path
        {...fill('near')}
        d={`${spruces([80, 480, 80], [108, 482, 120], [138, 482, 66], [690, 480, 94], [720, 482, 60])}M0 520C220 466 520 466 800 510V600H0z`}
      />
      <path
        {...fill('front')}
        opacity={0.35}
        d="M180 574q200-40 400-14 20 12-60 24-220 18-320 8-40-6-20-18z"
      />
      <g transform="rotate(-5 400 330)">
        <rect {...fill('slope')} x="290" y="88" width="236" height="474" rx="36" />
        <rect {...fill('line')} x="282" y="92" width="236" height="470" rx="34" />
        <rect {...fill('skyLow')} x="294" y="104" width="212" height="446" rx="24" />
        <circle {...fill('halo')} cx="400" cy="236" r="78" />
        <circle {...fill('sun')} cx="400" cy="236" r="46" />
        <path
          {...fill('distant')}
          d="M294 306L330 262L356 292L402 268L440 306L470 284L506 314V420H294z"
        />
        <path {...fill('middle')} d="M294 356C350 330 440 350 506 336V460H294z" />
        <path
          {...fill('near')}
          d="M294 420C370 390 450 400 506 424V526q0 24-24 24H318q-24 0-24-24z"
        />
        <path {...stroke('line', 'bold')} d="M374 118h52" />
      </g>
      <path
        {...fill('path')}
        d="M432 400C446 414 378 440 364 466C346 502 380 560 330 600H520C540 540 436 500 446 464C454 440 480 416 444 401z"
      />
      <path
        {...fill('paper')}
        d="M486 176h150q16 0 16 16v84q0 16-16 16H486q-16 0-16-16v-84q0-16 16-16z"
      />
      <path {...stroke('distant', 'bold')} d="M492 200h54M492 268h138" />
      <path {...stroke('near', 'bold')} d="M494 252q30-2 50-16t40-14 42-20" />
      <path {...stroke('object', 'broad')} d={dots([626, 202])} />
      <path
        {...stroke('sun', 'bold')}
        d={dots([200, 566], [176, 552], [610, 564], [632, 580], [700, 556])}
      />
    </>
  );
}
