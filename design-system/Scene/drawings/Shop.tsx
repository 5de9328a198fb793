import { fill, stroke } from '../palette.ts';
import { dots, hill } from '../shapes.ts';
import { Backdrop } from './Backdrop.tsx';

/** A workshop with its doors open to the morning. */
export function Shop() {
  return (
    <>
      <Backdrop sun={[260, 246]} />
      <path {...fill('slope')} d={hill(456, 'C160 420 340 430 470 444S700 440 800 420', 420)} />
      <path {...fill('near')} d={hill(512, 'C200 480 420 466 800 484', 484)} />
      <path
        {...fill('path')}
        d="M470 524H650C630 550 560 570 540 600H300C330 560 440 552 470 524z"
      />
      <path {...fill('front')} d="M384 520V330L550 226L716 330V520z" />
      <path
        {...stroke('line', 'fine')}
        d="M408 330V516M692 330V516M450 300V350M500 270V350M600 270V350M650 300V350"
      />
      <path {...fill('object')} d="M352 346L550 214L748 346L736 362L550 240L364 362z" />
      <path {...fill('objectSoft')} d="M352 346L550 214V222L358 352z" />
      <circle {...fill('sun')} cx="550" cy="294" r="20" />
      <path {...fill('objectSoft')} d="M460 524V352H640V524z" />
      <path {...fill('halo')} d="M460 500H640V524H460z" />
      <path {...fill('object')} d="M460 352L412 368V540L460 524zM640 352L688 368V540L640 524z" />
      <path
        {...stroke('objectDeep')}
        d="M412 420l48-8M412 490l48-10M688 420l-48-8M688 490l-48-10"
      />
      <path {...stroke('objectDeep')} d="M478 398h50M572 398h50" />
      <path {...stroke('line')} d="M550 352v22M486 402v26M500 402v18l-4 10h8l-4-10M516 402v30" />
      <path {...fill('near')} d="M578 378h12v20h-12zM606 384h10v14h-10z" />
      <path {...fill('object')} d="M592 374h12v24h-12z" />
      <path {...fill('line')} d="M532 392q2-18 18-18t18 18z" />
      <path
        {...fill('objectDeep')}
        d="M476 460h148v12h-148zM488 472h14v50h-14zM598 472h14v50h-14z"
      />
      <path {...fill('front')} d="M580 440h26v20h-26zM570 446h10v8h-10z" />
      <path {...fill('paper')} d="M500 446h44v14h-44z" />
      <path
        {...fill('front')}
        opacity={0.35}
        d="M120 572q120-24 260-12 20 12-110 20-120 8-150-8z"
      />
      <path
        {...stroke('line', 'bold')}
        d="M150 566l28-70 28 70M296 566l28-70 28 70M164 536h28M310 536h28"
      />
      <path {...fill('object')} d="M120 482h270v14h-270z" />
      <path {...fill('objectSoft')} d="M120 482h270v5h-270z" />
      <path {...fill('front')} d="M222 462h56l10 20h-72zM236 448h14v14h-14z" />
      <path
        {...stroke('sun', 'bold')}
        d={dots([60, 548], [40, 572], [92, 580], [744, 540], [764, 560])}
      />
    </>
  );
}
