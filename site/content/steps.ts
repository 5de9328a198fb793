import type { SceneName } from '../../design-system/Scene/drawings/index.ts';
import type { MessageId } from '../messages/index.ts';

/** One step of the way from the first question to retirement. */
interface Step {
  key: string;
  scene: SceneName;
  title: MessageId;
  text: MessageId;
}

/** The five steps in their order (requirements row 3). */
export const steps: readonly Step[] = [
  { key: 'gap', scene: 'stepGap', title: 'how.gap.title', text: 'how.gap.text' },
  {
    key: 'portfolio',
    scene: 'stepPortfolio',
    title: 'how.portfolio.title',
    text: 'how.portfolio.text',
  },
  { key: 'expert', scene: 'stepExpert', title: 'how.expert.title', text: 'how.expert.text' },
  { key: 'app', scene: 'stepApp', title: 'how.app.title', text: 'how.app.text' },
  { key: 'years', scene: 'stepYears', title: 'how.years.title', text: 'how.years.text' },
];
