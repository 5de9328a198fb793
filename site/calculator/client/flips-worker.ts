/** The script of the web worker that finds flip points: one question, one answer. */

import type { CalculationRequest } from './calculation-client.ts';
import { flipsOf } from './flips.ts';

addEventListener('message', ({ data }: MessageEvent<CalculationRequest>) => {
  postMessage(flipsOf(data));
});
