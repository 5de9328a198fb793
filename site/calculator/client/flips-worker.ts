/** The script of the web worker that finds flip points: one question, one answer. */

import { findBreakEvens } from './break-evens.ts';
import type { CalculationRequest } from './client.ts';

addEventListener('message', ({ data }: MessageEvent<CalculationRequest>) => {
  postMessage(findBreakEvens(data));
});
