import { expect, test, vi } from 'vitest';
import { earlyWakes } from './early-wakes.ts';

test.each(['pointerover', 'focusin', 'keydown'])('wakes at %s, and once only', async (sign) => {
  const { host, wake } = sleeping();
  host.dispatchEvent(new Event(sign));
  host.dispatchEvent(new Event(sign));
  host.dispatchEvent(new Event('pointerdown'));
  expect(wake).toHaveBeenCalledOnce();
});

test('repeats a press that came before anything could answer it', async () => {
  const { host, wake, awake } = sleeping();
  host.dispatchEvent(new Event('pointerdown'));
  host.dispatchEvent(new Event('click'));
  expect(host.click).not.toHaveBeenCalled();
  awake();
  await vi.waitFor(() => expect(host.click).toHaveBeenCalledOnce());
  expect(wake).toHaveBeenCalledOnce();
});

test('leaves a later press alone', async () => {
  const { host, awake } = sleeping();
  host.dispatchEvent(new Event('pointerover'));
  awake();
  await vi.waitFor(() => undefined);
  host.dispatchEvent(new Event('click'));
  await new Promise(setImmediate);
  expect(host.click).not.toHaveBeenCalled();
});

/** An island that waits to be touched; `awake` is the moment when React has taken over. */
function sleeping() {
  const { promise, resolve: awake } = Promise.withResolvers<void>();
  const host = Object.assign(new EventTarget(), { click: vi.fn(), isConnected: true });
  const wake = vi.fn(() => promise);
  earlyWakes.interaction(host as unknown as HTMLElement, wake);
  return { host, wake, awake };
}
