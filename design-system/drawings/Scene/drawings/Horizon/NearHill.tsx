import { fill, stroke } from '../../palette.ts';
import { dots, tufts } from '../../shapes.ts';

/** The hill in front, and someone who looks out from it. */
export function NearHill() {
  return (
    <>
      <path
        {...fill('near')}
        d="M-830 740C-640 720 -420 800 -220 808C-100 812 -40 786 30 756C130 714 270 686 400 690C520 694 600 716 700 748C840 792 1000 822 1180 818C1290 816 1370 800 1440 790C1680 756 1960 800 2270 760V900H-830z"
      />
      <path
        {...fill('slope')}
        opacity={0.5}
        d="M400 690C520 694 600 716 700 748C840 792 1000 822 1180 818C1000 836 840 816 700 780C600 752 500 712 400 690z"
      />
      <path
        {...fill('path')}
        d="M620 722C596 732 560 746 556 776C552 820 650 850 710 900H480C450 850 440 806 484 768C516 742 574 736 598 714z"
      />
      <path
        {...stroke('slope')}
        d={tufts([420, 762, 16], [380, 826, 20], [736, 850, 20], [180, 792, 16])}
      />
      <path
        {...stroke('sun', 'bold')}
        d={dots([330, 776], [352, 764], [372, 786], [410, 850], [724, 850], [742, 834], [236, 770])}
      />
      <path
        {...fill('front')}
        opacity={0.4}
        d="M586 728l26 0C590 764 548 796 500 818C536 786 568 756 586 728z"
      />
      <Walker />
    </>
  );
}

function Walker() {
  return (
    <>
      <path {...stroke('line', 'bold')} d="M592 696l-3 30M606 696l5 30" />
      <path
        {...fill('object')}
        d="M590 654C598 649 606 650 612 656L623 706C608 712 590 712 576 706z"
      />
      <path
        {...fill('objectDeep')}
        d="M590 654L576 706C582 709 588 710 594 710C590 690 590 670 596 652z"
      />
      <path {...stroke('paper', 'bold')} d="M593 652h16" />
      <circle {...fill('line')} cx="601" cy="638" r="11" />
      <path
        {...fill('line')}
        d="M640 730c-4-16-1-30 8-36l-1-9 7 5 10 2-2 6-8 3c3 10 4 20 4 29zM642 728q-8 2-12-6 8 4 12 0z"
      />
    </>
  );
}
