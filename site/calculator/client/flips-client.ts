import type { FlipPoints } from '../../calculation/index.ts';
import { answerOfWorker } from './answer-of-worker.ts';
import type { CalculationRequest } from './client.ts';

/** How far one number may move alone until the better way is another. In the engine's own units. */
export interface BreakEven {
  variable: keyof FlipPoints;
  /** The bounds within which it was tried. */
  min: number;
  max: number;
  /** Its value in the question, which may lie beyond the bounds. */
  present: number;
  /** The nearest value with the other result; `null` if there is none within the bounds. */
  point: number | null;
}

/** Where the flip points of a comparison are found: they need hundreds of calculations. */
export interface FlipsClient {
  /**
   * All variables that the comparison depends on.
   * @throws when there is no answer, or when `signal` cancels it
   */
  find(request: CalculationRequest, signal: AbortSignal): Promise<readonly BreakEven[]>;
}

/** Asks a web worker, so that the page stays responsive; nothing leaves the browser. */
export const workerFlips: FlipsClient = {
  async find(request, signal) {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./flips-worker.ts', import.meta.url), { type: 'module' });
    return answerOfWorker(worker, request, (flips: readonly BreakEven[]) => flips, signal);
  },
};
