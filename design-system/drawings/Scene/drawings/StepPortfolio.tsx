import { fill, stroke } from '../palette.ts';
import { crowns, dots, leaves, spruces } from '../shapes.ts';
import { Dawn } from './Dawn.tsx';

/** A crate of many kinds of seedling: what grows together carries together. */
export function StepPortfolio() {
  return (
    <>
      <Dawn sun={[470, 236]} />
      <path {...fill('distant')} d="M0 360C120 310 260 330 380 350S620 340 800 300V600H0z" />
      <path {...fill('far')} d="M0 420C200 380 460 410 800 376V600H0z" />
      <path {...fill('slope')} d="M0 480C200 450 500 450 800 470V600H0z" />
      <path {...fill('near')} d="M0 520C220 490 520 496 800 520V600H0z" />
      <path
        {...fill('front')}
        opacity={0.35}
        d="M96 566q300-30 600-8 20 12-40 22-280 16-540 4-40-6-20-18z"
      />
      <path {...fill('objectDeep')} d="M130 462L182 372H598L650 462z" />
      <path {...fill('line')} d="M148 462L192 380H588L632 462z" />
      <path {...fill('near')} d={spruces([246, 412, 150])} />
      <path
        {...stroke('slope', 'bold')}
        d="M338 412q-2-70-12-112M348 412V290M358 412q2-70 14-106"
      />
      <path {...stroke('object', 'broad')} d="M325 300l-5-24M348 288v-26M373 304l6-24" />
      <path {...stroke('front', 'bold')} d="M446 412V300M548 412V246" />
      <path
        {...fill('near')}
        d={`${crowns([446, 396, 170])}${leaves([548, 300, 44], [548, 346, 50], [548, 392, 44])}`}
      />
      <path {...fill('slope')} d={crowns([430, 374, 110])} />
      <path {...fill('object')} d="M548 246a28 28 0 1 1 1 0z" />
      <path {...fill('objectDeep')} d="M548 230a12 12 0 1 1 1 0z" />
      <path
        {...stroke('objectDeep', 'bold')}
        d="M164 420H616M288 376L264 460M390 376V460M492 376L516 460"
      />
      <path {...stroke('slope', 'bold')} d="M206 452v-34M446 452v-40M574 452v-26" />
      <path
        {...fill('slope')}
        d={leaves([206, 426, 32], [446, 420, 24], [446, 442, 30], [574, 434, 34])}
      />
      <path {...fill('far')} d="M296 456q-18-34 30-40 48 6 30 40z" />
      <path {...stroke('slope')} d="M326 456v-34M326 448l-18-18M326 448l18-18" />
      <path {...fill('object')} d="M130 456H650V552H130z" />
      <path {...fill('objectSoft')} d="M130 456H650V463H130z" />
      <path {...stroke('objectDeep')} d="M130 504H650M264 463V552M516 463V552" />
      <path {...stroke('line', 'bold')} d={dots([150, 484], [150, 528], [630, 484], [630, 528])} />
      <path {...fill('front')} d="M694 486h62l8 72h-78z" />
      <path {...stroke('front', 'bold')} d="M694 528l-26-54M700 486q26-46 54 0M658 480l20-12" />
      <path {...stroke('sun', 'bold')} d={dots([50, 548], [74, 566], [100, 548], [600, 584])} />
    </>
  );
}
