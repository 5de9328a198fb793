import { runAfterPaint } from '../../design-system/behaviour/run-after-paint.ts';
import { startRelativeDates } from '../../design-system/cards/ReviewCard/start-relative-dates.ts';
import { startIslands } from '../islands/start.ts';
import { startFullLayout } from '../layout/first-paint.ts';
import { startComponents } from '../layout/start-components.ts';
import { startLanguageSwitch } from '../layout/start-language-switch.ts';

/**
 * Brings a page's plain HTML to life: every little script of a component, the islands, and what
 * this build does about its visitors, which is nothing by default.
 */
export function start(page: Document): void {
  startFullLayout(page);
  startComponents(page);
  page.addEventListener('keydown', () => void joinStops(page), { once: true });
  startRelativeDates(page);
  startLanguageSwitch(page);
  runAfterPaint(() => startIslands(page));
  const options = import.meta.env.VISITOR;
  if (options) {
    void import('../visitors/start.ts').then(({ startVisitors }) => startVisitors(page, options));
  }
}

/** Loaded with the first key; only the keyboard needs it. */
async function joinStops(page: Document): Promise<void> {
  (await import('../layout/start-keyboard.ts')).startKeyboard(page);
}
