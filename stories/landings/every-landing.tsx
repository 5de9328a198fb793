import type { Meta } from '@storybook/react-vite';
import { LANDING_KEYS, type LandingKey, landings } from '../../site/landings/index.ts';
import { LandingView } from '../../site/prerender/page-kinds/LandingView.tsx';

/**
 * Every landing in every language. The stories themselves are written by
 * `.storybook/landing-stories.ts` from the landing table.
 */
const meta: Meta<{ landing: LandingKey }> = {
  title: 'Landings/Every landing',
  // The built pages of the same landings are tested with axe, at two widths: not twice.
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
  argTypes: { landing: { control: 'select', options: LANDING_KEYS } },
  render: ({ landing }) => <LandingView landing={landings[landing]} />,
};

export default meta;
