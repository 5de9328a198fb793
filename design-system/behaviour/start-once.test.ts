import { expect, test, vi } from 'vitest';
import { startOnce } from './start-once.ts';

test('a script runs once, until the last who started it has stopped it', () => {
  const page = new EventTarget() as Document;
  const heard = vi.fn();
  const start = startOnce((target, signal) => target.addEventListener('click', heard, { signal }));
  const click = () => page.dispatchEvent(new Event('click'));
  const stops = [start(page), start(page)] as const;
  click();
  expect(heard).toHaveBeenCalledTimes(1);
  stops[0]();
  // Twice by one is once.
  stops[0]();
  click();
  expect(heard).toHaveBeenCalledTimes(2);
  stops[1]();
  click();
  expect(heard).toHaveBeenCalledTimes(2);
  start(page);
  click();
  expect(heard).toHaveBeenCalledTimes(3);
});
