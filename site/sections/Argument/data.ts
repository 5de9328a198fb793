import type { MessageId } from '../../messages/index.ts';

/** Why the pension suits one kind of reader; on persona landings only. */
export interface ArgumentData {
  title: MessageId;
  text: MessageId;
  points: readonly { title: MessageId; text: MessageId }[];
}
