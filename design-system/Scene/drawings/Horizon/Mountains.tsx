import { fill } from '../../palette.ts';
import { spruces } from '../../shapes.ts';

/** Two ranges of mountains, the sunlit flanks of the nearer one, and the hills before them. */
export function Mountains() {
  return (
    <>
      <path
        {...fill('distant')}
        opacity={0.6}
        d="M330 520L440 400L486 424L560 366L628 430L676 418L800 500zM980 500L1066 432L1104 446L1164 388L1212 426L1340 352L1440 420V520z"
      />
      <path
        {...fill('distant')}
        d="M0 470L60 440L112 458L196 384L238 414L316 316L372 386L408 372L474 442L536 424L604 462L700 452L778 482L868 474L960 494L1046 476L1118 446L1152 458L1236 390L1290 432L1334 416L1440 470V620H0z"
      />
      <path
        {...fill('mist')}
        opacity={0.85}
        d="M316 316L372 386L352 390L366 430L330 386L320 408zM196 384L238 414L224 420L222 444L204 412zM408 372L474 442L448 436L452 452L418 404zM1236 390L1152 458L1184 452L1180 470L1212 440L1222 462z"
      />
      <path
        {...fill('far')}
        d="M0 540C120 500 220 488 330 506C420 520 470 546 600 540C700 534 760 514 860 522C960 530 1000 548 1090 540C1190 530 1290 484 1440 492V680H0z"
      />
      <path
        {...fill('middle')}
        d={spruces(
          [632, 543, 22],
          [644, 542, 32],
          [656, 541, 24],
          [668, 540, 18],
          [1112, 542, 20],
          [1124, 541, 32],
          [1136, 540, 26],
          [1150, 538, 36],
          [1164, 536, 24],
        )}
      />
    </>
  );
}
