import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayeredHorizon } from '../../design-system/LayeredHorizon/LayeredHorizon.tsx';
import { pictured } from '../../visual/modes.ts';

const meta = {
  title: 'Components/LayeredHorizon',
  component: LayeredHorizon,
  // A drawing is the same at every width; the hero shows how it is cut.
  parameters: { layout: 'fullscreen', ...pictured({ widths: [960] }) },
} satisfies Meta<typeof LayeredHorizon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the top of the page all layers lie as in the scene `horizon`. */
export const AtRest: Story = {};
