import preview from '../../.storybook/preview.tsx';
import { Band } from '../../design-system/page/Band/Band.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { home } from '../../site/landings/index.ts';
import { SiteLayout } from '../../site/layout/SiteLayout.tsx';
import { BRANDS, configurePictures } from '../../visual/plan/modes.ts';
import { ON_A_PHONE } from '../on-a-phone.ts';

const meta = preview.meta({
  component: SiteLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    paths: home.path,
    children: (
      <Band tone="paper">
        <Text variant="hero">What the page is about</Text>
      </Band>
    ),
  },
});

/** Beside the landings, links to sections lead to the home page. */
export const Default = meta.story({ parameters: configurePictures({ brands: BRANDS }) });
export const OnALanding = meta.story({
  // Only where links lead is different.
  parameters: configurePictures({ widths: [960] }),
  args: { sections: ['howItWorks', 'comparison', 'costs', 'faq'] },
});
export const OnAPhone = meta.story({ ...ON_A_PHONE });
