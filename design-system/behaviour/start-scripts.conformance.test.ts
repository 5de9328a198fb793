import { afterEach, expect, test, vi } from 'vitest';
import { startTooltips } from '../disclosure/Tooltip/start-tooltips.ts';
import type { Start } from './start-once.ts';

const modules = import.meta.glob<Record<string, Start>>(['../**/start-*.ts', '!**/*.test.ts'], {
  eager: true,
});
const scripts = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name !== 'startOnce');

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test.each(scripts)('%s listens to nothing once it is stopped', (_, start) => {
  const listen = [EventTarget.prototype, window].map((target) =>
    vi.spyOn(target, 'addEventListener'),
  );
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const stop = start(document);
  const added = listen
    .flatMap(({ mock }) => mock.calls)
    .map(([, , options]) => Object(options).signal);
  stop();
  for (const signal of added) expect(signal).toMatchObject({ aborted: true });
});

test.each([
  ['its script is stopped', (stop: () => void) => stop()],
  ['it is gone', () => document.body.replaceChildren()],
])('a tooltip does not open after %s', async (_, end) => {
  const errors: Event[] = [];
  const hear = (event: Event) => errors.push(event);
  window.addEventListener('error', hear);
  document.body.innerHTML =
    '<span data-tooltip data-open-after="0"><button>i</button><span popover>Words</span></span>';
  const [tooltip] = document.querySelectorAll('[data-tooltip]');
  const stop = startTooltips(document);
  tooltip?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  end(stop);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(tooltip?.querySelector(':popover-open')).toBe(null);
  expect(errors).toEqual([]);
  window.removeEventListener('error', hear);
  stop();
});
