import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { HeroBanner } from '../../site/sections/Hero/HeroBanner.tsx';
import { InfoPanel } from '../../site/sections/InfoPanel/InfoPanel.tsx';
import { BRANDS, configurePictures } from '../../visual/plan/modes.ts';
import { ON_A_PHONE } from '../on-a-phone.ts';
import { getSection } from './get-section.ts';

const meta = preview.meta({
  component: HeroBanner,
  parameters: { layout: 'fullscreen' },
  args: getSection('home', 'hero'),
});

export const Home = meta.story({ parameters: configurePictures({ brands: BRANDS }) });
export const OnAPhone = meta.story({ ...ON_A_PHONE });

/** On a page the info panel is the ground on which the picture ends. */
export const OnItsGround = meta.story({
  render: (args) => (
    <>
      <HeroBanner {...args} />
      <InfoPanel {...getSection('home', 'infoPanel')} />
    </>
  ),
});

/** The page shows one rating, its own brand's: never the sister brand's 723. */
export const OwnRating = meta.story({
  parameters: configurePictures({ widths: [] }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('130');
    await expect(canvasElement).not.toHaveTextContent('723');
  },
});

export const Employees = meta.story({ args: { scene: 'desk' } });
export const SelfEmployed = meta.story({ args: { scene: 'shop' } });
export const Parents = meta.story({ args: { scene: 'swing' } });
export const Expats = meta.story({ args: { scene: 'suitcase' } });
export const EtfInvestors = meta.story({ args: { scene: 'chart' } });
export const CloseToRetiring = meta.story({ args: { scene: 'bench' } });
