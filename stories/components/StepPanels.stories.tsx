import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepPanels } from '../../design-system/disclosure/StepPanels/StepPanels.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';

const STEPS = ['Find your gap', 'Get your portfolio', 'Talk it through', 'Open it in the app'];

const meta = {
  title: 'Components/StepPanels',
  component: StepPanels,
  args: {
    exclusive: 'story-steps',
    panels: STEPS.map((heading, at) => ({
      anchor: `step-${at + 1}`,
      heading,
      open: at === 0,
      content: (
        <Text tone="secondary">
          An online questionnaire works out what your statutory pension will leave open and how much
          you would have to save to fill the gap.
        </Text>
      ),
    })),
  },
} satisfies Meta<typeof StepPanels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOpen: Story = {};

export const LongestGermanWord: Story = {
  args: {
    panels: meta.args.panels.map((panel) => ({
      ...panel,
      heading: 'Altersvorsorgebeitragsrechner öffnen',
    })),
  },
  globals: { viewport: { value: 'narrow' } },
};
