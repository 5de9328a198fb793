/** The script of the web worker for what takes long: one task, its progress, one result. */

import type { CalculationRequest } from './client.ts';
import { findBreakEvens, simulate } from './engine-tasks.ts';

const TASKS = { findBreakEvens, simulate };

export type Task = keyof typeof TASKS;

export type TaskResult<Name extends Task> = ReturnType<(typeof TASKS)[Name]>;

/** The fraction that is done, or the result. */
export type TaskMessage<Name extends Task> = { progress: number } | { result: TaskResult<Name> };

interface TaskRequest {
  task: Task;
  request: CalculationRequest;
}

addEventListener('message', ({ data: { task, request } }: MessageEvent<TaskRequest>) => {
  // Says that it is there.
  postMessage({ progress: 0 });
  postMessage({ result: TASKS[task](request, (progress) => postMessage({ progress })) });
});
