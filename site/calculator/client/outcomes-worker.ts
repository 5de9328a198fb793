/** The script of the web worker that simulates markets: one question, its progress, one answer. */

import type { CalculationRequest } from './client.ts';
import { outcomesOf } from './outcomes.ts';
import type { OutcomesMessage } from './outcomes-client.ts';

addEventListener('message', ({ data }: MessageEvent<CalculationRequest>) => {
  const say = (message: OutcomesMessage) => postMessage(message);
  say({ result: outcomesOf(data, (progress) => say({ progress })) });
});
