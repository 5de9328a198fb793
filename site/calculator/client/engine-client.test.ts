import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BreakEven } from '../../calculation/index.ts';
import { getOpeningChoices } from '../comparison/state/choices.ts';
import { calculateAnswer } from './answer.ts';
import { engineClient } from './engine-client.ts';

const request = { ...getOpeningChoices(), preset: 'cautious' } as const;
const breakEvens: BreakEven[] = [{ variable: 'age', min: 22, max: 60, present: 35, point: 56 }];
const { signal } = new AbortController();

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

const answerWith = (data: object) =>
  FakeWorker.last?.dispatchEvent(new MessageEvent('message', { data }));

beforeEach(() => {
  FakeWorker.last = undefined;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('calculates in the page under the asked assumptions', async () => {
  expect(await engineClient.calculate(request, signal)).toEqual(calculateAnswer(request));
});

it('does not calculate once the request is cancelled', async () => {
  await expect(engineClient.calculate(request, AbortSignal.abort())).rejects.toThrow(/abort/i);
});

it('asks a worker for break-evens and ends it after its answer', async () => {
  const answer = engineClient.findBreakEvens(request, signal);
  expect(FakeWorker.last?.postMessage).toHaveBeenCalledWith({ task: 'findBreakEvens', request });
  answerWith({ result: breakEvens });
  expect(await answer).toEqual(breakEvens);
  expect(FakeWorker.last?.terminate).toHaveBeenCalledOnce();
});

it('passes on the progress of a simulation', async () => {
  const onProgress = vi.fn();
  const answer = engineClient.simulate(request, onProgress, signal);
  answerWith({ progress: 0.4 });
  answerWith({ result: 'done' });
  expect(await answer).toBe('done');
  expect(onProgress.mock.calls).toEqual([[0.4]]);
});

it('gives up a worker whose script does not come, but not one that is at work', async () => {
  vi.useFakeTimers();
  const busy = engineClient.simulate(request, vi.fn(), signal);
  answerWith({ progress: 0 });
  const { last } = FakeWorker;
  const stalled = engineClient.findBreakEvens(request, signal);
  vi.advanceTimersByTime(60_000);
  await expect(stalled).rejects.toThrow('does not start');
  expect(FakeWorker.last?.terminate).toHaveBeenCalledOnce();
  last?.dispatchEvent(new MessageEvent('message', { data: { result: 'done' } }));
  expect(await busy).toBe('done');
});

it('ends a worker whose request is cancelled', async () => {
  const cancellation = new AbortController();
  const answer = engineClient.findBreakEvens(request, cancellation.signal);
  cancellation.abort();
  await expect(answer).rejects.toThrow(/abort/i);
  expect(FakeWorker.last?.terminate).toHaveBeenCalledOnce();
});

it('starts no worker for a request that is cancelled already', async () => {
  const answer = engineClient.findBreakEvens(request, AbortSignal.abort());
  await expect(answer).rejects.toThrow(/abort/i);
  expect(FakeWorker.last).toBeUndefined();
});

it('passes on what goes wrong in the worker', async () => {
  const answer = engineClient.findBreakEvens(request, signal);
  FakeWorker.last?.dispatchEvent(Object.assign(new Event('error'), { message: 'No memory' }));
  await expect(answer).rejects.toThrow('No memory');
  expect(FakeWorker.last?.terminate).toHaveBeenCalledOnce();
});
