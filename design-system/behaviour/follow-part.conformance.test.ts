import { afterEach, expect, test } from 'vitest';
import { followPart } from './follow-part.ts';

/** Milliseconds after which a page without a scroll event has come to rest, see `follow-part.ts`. */
const PAUSE = 200;

afterEach(() => {
  document.body.replaceChildren();
  scrollTo(0, 0);
});

/** A part below a block that comes late, in a page that is long enough to scroll to it. */
function showPage() {
  // Browsers cannot hold on to what a calculator replaces as it wakes.
  document.body.innerHTML = `<div style="overflow-anchor: none">
      <div style="block-size: 2000px"></div>
      <div id="late"></div>
      <div id="part" style="block-size: 3000px"></div>
    </div>`;
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  return { late: find('late'), part: find('part') };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

test('what comes late in the moment in which the page has come to rest is no movement of the visitor', async () => {
  const { late, part } = showPage();
  // Just before that, so that the browser has drawn no frame that would tell of it.
  let coming: ReturnType<typeof setTimeout>;
  const come = () => {
    clearTimeout(coming);
    coming = setTimeout(() => {
      late.style.blockSize = '53px';
    }, PAUSE);
  };
  addEventListener('scroll', come, { signal: AbortSignal.timeout(PAUSE) });
  followPart(part, 'instant');
  await pause(3 * PAUSE);
  expect(part.getBoundingClientRect().top).toBe(0);
});

test('who moves the scroll bar stays there', async () => {
  const { part } = showPage();
  followPart(part, 'instant');
  // The first frames tell how large the page is.
  await pause(PAUSE / 2);
  scrollTo(0, 500);
  await pause(2 * PAUSE);
  expect(scrollY).toBe(500);
});
