import type { MessageTexts } from '../../site/landings/check/landing-problems.ts';
import type { Landing } from '../../site/landings/landing.ts';

/** What the Composer sends to its frame. */
export interface DraftMessage {
  /** It may still be wrong in any way. */
  landing: Landing;
  texts: MessageTexts;
}

/** What the frame says when it can show something. */
export const PREVIEW_READY = 'composer-preview-ready';
