import type { SceneName } from '../../../design-system/Scene/drawings/index.ts';
import type { MessageId } from '../../messages/index.ts';

export interface HeroData {
  scene: SceneName;
  title: MessageId;
  text: MessageId;
}
