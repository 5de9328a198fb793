import type { OutcomesResult } from '../../calculation/index.ts';
import { answerOfWorker } from './answer-of-worker.ts';
import type { CalculationRequest } from './client.ts';

/** What the worker says: how much it has done, a fraction, or the result. */
export type OutcomesMessage = { progress: number } | { result: OutcomesResult };

/** Where a question is sent through many courses of the market. */
export interface OutcomesClient {
  /**
   * @param onProgress called now and then with the fraction that is done
   * @throws when there is no answer, or when `signal` cancels it
   */
  simulate(
    request: CalculationRequest,
    onProgress: (done: number) => void,
    signal: AbortSignal,
  ): Promise<OutcomesResult>;
}

/** Asks a web worker of its own for every question; nothing leaves the browser. */
export const workerOutcomes: OutcomesClient = {
  async simulate(request, onProgress, signal) {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./outcomes-worker.ts', import.meta.url), { type: 'module' });
    const read = (message: OutcomesMessage) => {
      if ('result' in message) return message.result;
      onProgress(message.progress);
      return undefined;
    };
    return answerOfWorker(worker, request, read, signal);
  },
};
