import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CalculationRequest } from './client.ts';
import { type BreakEven, workerFlips } from './flips-client.ts';

const request: CalculationRequest = {
  inputs: {
    monthlyContribution: 300,
    age: 35,
    oneTimeContribution: 10_000,
    annualIncrement: 5,
    portfolioRebalancing: 15,
    probabilityRetireAt62: 0,
  },
  comparisonType: 'OWN_INVESTMENT',
  preset: 'published',
};
const flips: BreakEven[] = [{ variable: 'age', min: 22, max: 60, present: 35, point: 56 }];

/** A worker that answers when a test tells it to. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | undefined;
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
  constructor() {
    super();
    FakeWorker.last = this;
  }
}

beforeEach(() => {
  FakeWorker.last = undefined;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

it('asks a worker and ends it after its answer', async () => {
  const answer = workerFlips.find(request, new AbortController().signal);
  expect(FakeWorker.last?.postMessage).toHaveBeenCalledWith(request);
  FakeWorker.last?.dispatchEvent(new MessageEvent('message', { data: flips }));
  expect(await answer).toEqual(flips);
  expect(FakeWorker.last?.terminate).toHaveBeenCalledOnce();
});

it('ends a worker whose question is cancelled', async () => {
  const cancellation = new AbortController();
  const answer = workerFlips.find(request, cancellation.signal);
  cancellation.abort();
  await expect(answer).rejects.toThrow(/abort/i);
  expect(FakeWorker.last?.terminate).toHaveBeenCalledOnce();
});

it('starts no worker for a question that is cancelled already', async () => {
  await expect(workerFlips.find(request, AbortSignal.abort())).rejects.toThrow(/abort/i);
  expect(FakeWorker.last).toBeUndefined();
});

it('passes on what goes wrong in the worker', async () => {
  const answer = workerFlips.find(request, new AbortController().signal);
  FakeWorker.last?.dispatchEvent(Object.assign(new Event('error'), { message: 'No memory' }));
  await expect(answer).rejects.toThrow('No memory');
  expect(FakeWorker.last?.terminate).toHaveBeenCalledOnce();
});
