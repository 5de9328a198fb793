import type { SceneName } from '../../design-system/drawings/Scene/drawings.ts';
import type { MessageId } from '../i18n/messages/index.ts';

/** One step of the way from the first question to retirement. */
interface Step {
  key: string;
  scene: SceneName;
  title: MessageId;
  text: MessageId;
}

/** The five steps in their order. */
export const steps: readonly Step[] = [
  { key: 'gap', scene: 'stepGap', title: 'howItWorks.gap.title', text: 'howItWorks.gap.text' },
  {
    key: 'portfolio',
    scene: 'stepPortfolio',
    title: 'howItWorks.portfolio.title',
    text: 'howItWorks.portfolio.text',
  },
  {
    key: 'expert',
    scene: 'stepExpert',
    title: 'howItWorks.expert.title',
    text: 'howItWorks.expert.text',
  },
  { key: 'app', scene: 'stepApp', title: 'howItWorks.app.title', text: 'howItWorks.app.text' },
  {
    key: 'years',
    scene: 'stepYears',
    title: 'howItWorks.years.title',
    text: 'howItWorks.years.text',
  },
];
