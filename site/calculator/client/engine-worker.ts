/** The script of the web worker for what takes long: one task, its progress, one result. */

import type { BreakEven, OutcomesResult } from '../../calculation/index.ts';
import type { CalculationRequest } from './client.ts';
import { findBreakEvens, simulate } from './engine-tasks.ts';

export interface TaskResults {
  findBreakEvens: readonly BreakEven[];
  simulate: OutcomesResult;
}

/** The fraction that is done, or the result. */
export type TaskMessage<Task extends keyof TaskResults> =
  | { progress: number }
  | { result: TaskResults[Task] };

interface TaskRequest {
  task: keyof TaskResults;
  request: CalculationRequest;
}

addEventListener('message', ({ data: { task, request } }: MessageEvent<TaskRequest>) => {
  const result =
    task === 'simulate'
      ? simulate(request, (progress) => postMessage({ progress }))
      : findBreakEvens(request);
  postMessage({ result });
});
