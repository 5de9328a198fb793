import type { PreviewMessage } from '../api.ts';

/** Tells the Composer's page, around this preview, what happened in it. */
export function tellComposer(message: PreviewMessage): void {
  window.parent.postMessage(message, window.origin);
}
