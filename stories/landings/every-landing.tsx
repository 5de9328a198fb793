import type { Meta } from '@storybook/react-vite';
import { LANDING_KEYS, type LandingKey, landings } from '../../site/landings/index.ts';
import { LandingView } from '../../site/rendering/LandingView.tsx';
import { pictured } from '../../visual/modes.ts';

/**
 * Every landing in every language. The stories themselves are written by
 * `.storybook/landing-stories.ts` from the landing table.
 */
const meta: Meta<{ landing: LandingKey }> = {
  title: 'Landings/Every landing',
  // Its sections are pictured in between; here counts how they follow each other.
  parameters: { layout: 'fullscreen', ...pictured({ widths: [480, 1440] }) },
  argTypes: { landing: { control: 'select', options: LANDING_KEYS } },
  render: ({ landing }) => <LandingView landing={landings[landing]} />,
};

export default meta;
