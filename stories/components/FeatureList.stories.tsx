import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, DoorOpen, PenLine, Scale } from 'lucide';
import { expect } from 'storybook/test';
import { FeatureList } from '../../design-system/text/FeatureList/FeatureList.tsx';

const meta = {
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
} satisfies Meta<typeof FeatureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };

/** Each fact has a hint of its own. */
export const HintOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const hint = canvas.getByRole('button', {
      name: 'More about: No rebalancing fees',
    });
    hint.click();
    await expect(canvasElement.querySelector(':popover-open')).toHaveTextContent(
      'Keeping the mix on course is included.',
    );
  },
};

export const LongestGermanWord: Story = {
  args: {
    features: [
      toFeature(Scale, 'Keine Portfolioumschichtungsgebühren', 'Im Vertragspreis enthalten.'),
      toFeature(DoorOpen, 'Keine Vertragsbeendigungsgebühren', 'Eine Kündigung kostet nichts.'),
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

function toFeature(icon: typeof Scale, title: string, text: string) {
  return { icon, title, hint: { label: `More about: ${title}`, text } };
}
