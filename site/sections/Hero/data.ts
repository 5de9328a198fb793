import type { MessageId } from '../../messages/index.ts';

export interface HeroData {
  title: MessageId;
  text: MessageId;
}
