import { awaitScripts } from '../../islands/await-scripts.ts';
import { PATIENCE } from '../../islands/missing-scripts.ts';
import type { CalculationClient, CalculationRequest } from './client.ts';
import type { Task, TaskMessage, TaskResult } from './engine-worker.ts';
import workerAddress from './engine-worker.ts?worker&url';
import type { TrustedTypePolicy } from './trusted-types.ts';

/** Calculates in the browser; nothing leaves it. The engine is fetched with the first request. */
export const engineClient: CalculationClient = {
  tableOnly: false,
  load,
  async calculate(request, signal) {
    const calculate = await awaitScripts(load());
    // Lets the page show that it is at work before the engine takes the thread.
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    return calculate(request);
  },
  findBreakEvens: (request, signal) => askWorker('findBreakEvens', request, signal),
  simulate: (request, onProgress, signal) => askWorker('simulate', request, signal, onProgress),
};

async function load() {
  const { calculateAnswer } = await import('./answer.ts');
  return calculateAnswer;
}

/**
 * Has a worker do one task, so that the page stays responsive. Ending the worker is the only way to
 * stop a calculation, so every task has one of its own.
 */
async function askWorker<Name extends Task>(
  task: Name,
  request: CalculationRequest,
  signal: AbortSignal,
  onProgress?: (done: number) => void,
): Promise<TaskResult<Name>> {
  signal.throwIfAborted();
  const worker = new Worker(trustedAddress(), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<TaskResult<Name>>();
  const patience = setTimeout(() => reject(new Error('The worker does not start.')), PATIENCE);
  worker.addEventListener('message', ({ data }: MessageEvent<TaskMessage<Name>>) => {
    clearTimeout(patience);
    if ('result' in data) resolve(data.result);
    else onProgress?.(data.progress);
  });
  worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  worker.postMessage({ task, request });
  return promise.finally(() => {
    clearTimeout(patience);
    worker.terminate();
  });
}

/** The pages' security policy lets a script start no worker but this one, whatever it asks for. */
function trustedAddress(): string {
  engine ??= globalThis.trustedTypes?.createPolicy('engine', {
    createScriptURL: () => workerAddress,
  });
  return engine?.createScriptURL(workerAddress) ?? workerAddress;
}

let engine: TrustedTypePolicy | undefined;
