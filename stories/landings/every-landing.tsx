import type { Meta } from '@storybook/react-vite';
import { getLanding, LANDING_NAMES, type LandingName } from '../../site/landings/index.ts';
import { LandingView } from '../../site/layout/LandingView.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/**
 * Every landing in every language. The stories themselves are written by
 * `.storybook/landing-stories.ts` from the files of `site/landings`.
 */
const meta: Meta<{ landing: LandingName }> = {
  title: 'Landings/Every landing',
  parameters: {
    layout: 'fullscreen',
    // The built pages of the same landings are tested with axe, at two widths: not twice.
    a11y: { test: 'off' },
    // At all others the stories of its sections show what a page of them does.
    ...configurePictures({ widths: [360, 960, 1440] }),
  },
  argTypes: {
    landing: {
      control: 'select',
      options: LANDING_NAMES,
      description: 'The name of its file in `site/landings`',
    },
  },
  render: ({ landing }) => <LandingView landing={getLanding(landing)} />,
};

export default meta;
