import { Banknote, DoorOpen, PenLine, Scale } from 'lucide';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FeatureList } from '../../design-system/text/FeatureList/FeatureList.tsx';
import { ON_A_PHONE } from '../on-a-phone.ts';

const meta = preview.meta({
  id: 'components-featurelist',
  component: FeatureList,
  args: {
    features: [
      toFeature(PenLine, 'No upfront fees', 'Signing the contract costs nothing.'),
      toFeature(Banknote, 'No withdrawal fees', 'Taking money out costs no fee.'),
      toFeature(Scale, 'No rebalancing fees', 'Keeping the mix on course is included.'),
      toFeature(DoorOpen, 'No cancellation fees', 'Ending the contract costs no fee.'),
    ],
  },
});

export const Four = meta.story();
export const OnAPhone = meta.story({ ...ON_A_PHONE });

/** Each fact has a hint of its own. */
export const HintOpen = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const hint = canvas.getByRole('button', {
      name: 'More about: No rebalancing fees',
    });
    hint.click();
    const text = canvas.getByText('Keeping the mix on course is included.');
    await expect(text.closest(':popover-open')).not.toBeNull();
  },
});

export const LongestGermanWord = meta.story({
  args: {
    features: [
      toFeature(Scale, 'Keine Portfolioumschichtungsgebühren', 'Im Vertragspreis enthalten.'),
      toFeature(DoorOpen, 'Keine Vertragsbeendigungsgebühren', 'Eine Kündigung kostet nichts.'),
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});

function toFeature(icon: typeof Scale, title: string, text: string) {
  return { icon, title, hint: { label: `More about: ${title}`, text } };
}
