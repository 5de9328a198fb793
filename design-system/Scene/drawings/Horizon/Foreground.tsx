import { fill, stroke } from '../../palette.ts';
import { dots, pads, tufts } from '../../shapes.ts';

/** What is closest: an old pine that frames the view. */
export function Foreground() {
  return (
    <>
      <path
        {...fill('line')}
        d="M1296 830C1330 700 1268 620 1290 500C1298 440 1286 400 1284 340L1294 340C1300 400 1314 440 1308 500C1296 610 1360 700 1350 830z"
      />
      <path
        {...stroke('line', 'bold')}
        d="M1304 560C1340 520 1380 510 1404 484M1300 480C1260 460 1240 446 1214 436"
      />
      <path
        {...fill('front')}
        d={pads([1292, 340, 130], [1210, 436, 96], [1400, 480, 110], [1316, 400, 90])}
      />
      <path
        {...fill('near')}
        d={pads([1262, 330, 78], [1190, 430, 52], [1370, 472, 56], [1296, 394, 46])}
      />
      <path
        {...fill('front')}
        d="M800 900C940 850 1120 850 1240 806C1320 776 1390 744 1440 738V900zM0 846C80 826 170 850 290 900H0z"
      />
      <path
        {...stroke('near')}
        d={tufts([60, 870, 20], [1160, 860, 18], [1236, 838, 20], [1400, 792, 22])}
      />
      <path
        {...stroke('sun', 'bold')}
        d={dots([96, 872], [1196, 868], [1268, 850], [1286, 872], [1120, 884])}
      />
    </>
  );
}
