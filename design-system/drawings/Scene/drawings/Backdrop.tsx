import { useContext } from 'react';
import { fill, stroke } from '../palette.ts';
import { drifts, type Place, spruces } from '../shapes.ts';
import { Dawn } from './Dawn.tsx';
import { Land, LandBeyond } from './Land.tsx';

const SPRUCES_BEYOND: Place[] = [
  [-620, 412, 46],
  [-600, 412, 60],
  [-578, 412, 42],
  [806, 376, 62],
  [826, 376, 40],
  [1010, 372, 46],
  [1030, 372, 60],
  [1052, 373, 40],
];

interface BackdropProps {
  /** Where the sun stands: each card has its own hour. */
  sun: readonly [x: number, y: number];
}

/** The horizon that the six personas share: mountains, hills, the lake and the mist above it. */
export function Backdrop({ sun }: BackdropProps) {
  const [x] = sun;
  return (
    <>
      <Dawn sun={sun} />
      <Land
        tone="distant"
        start={328}
        crest="L40 316L78 322L138 262L172 282L236 214L276 262L302 252L350 300L396 284L440 310L500 302L556 318L612 300L668 266L700 280L752 234L800 262"
        before="356L-1090 302L-1040 326L-950 262L-890 314L-820 292L-740 344L-650 320L-560 356L-480 338L-390 360L-310 344L-220 358L-130 342L-70 350L-20 336L"
        after="L846 300L902 282L960 320L1044 264L1092 304L1176 248L1236 304L1320 286L1420 326L1760 304"
      />
      <path
        {...fill('mist')}
        opacity={0.85}
        d="M236 214L276 262L262 266L272 294L246 262L240 278zM138 262L172 282L162 286L160 306L146 284zM752 234L700 280L720 278L716 296L738 270L744 288z"
      />
      <Land
        tone="far"
        start={352}
        crest="C80 344 150 334 230 344C310 358 380 348 450 340C540 328 640 354 800 332"
        before="360C-900 330 -700 384 -460 366C-300 354 -140 362 "
        after="C1000 304 1220 356 1760 326"
      />
      <path {...fill('mist')} d="M170 394C330 372 560 368 740 388L700 450H200z" />
      <path {...fill('skyLow')} d={drifts([x, 386, 220], [x - 20, 398, 180], [x + 6, 410, 120])} />
      <path {...stroke('sun')} d={`M${x - 30} 384h54M${x - 14} 394h40M${x - 26} 404h30`} />
      <Land
        tone="middle"
        start={376}
        crest="C60 372 130 372 200 392C290 420 420 430 520 414C620 398 700 376 800 368"
        before="396C-940 376 -700 420 -440 404C-260 392 -120 384 "
        after="C1000 354 1250 398 1760 372"
      />
      <path
        {...fill('slope')}
        d={spruces(
          [16, 376, 44],
          [34, 376, 62],
          [52, 376, 46],
          [70, 377, 70],
          [88, 379, 50],
          [104, 381, 36],
          [706, 386, 34],
          [724, 384, 52],
          [744, 382, 40],
          [762, 380, 58],
          [784, 378, 48],
          ...(useContext(LandBeyond) ? SPRUCES_BEYOND : []),
        )}
      />
      <path {...fill('mist')} opacity={0.5} d={drifts([190, 416, 340], [650, 410, 260])} />
    </>
  );
}
