import type { MessageId } from '../../messages/index.ts';

export interface InfoPanelData {
  /** What the visitor gets, each one line behind a check mark. */
  bullets: readonly MessageId[];
}
