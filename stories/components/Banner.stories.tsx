import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { bannerImages } from '../../design-system/drawings/Scene/banner-images.ts';
import { getPlaces } from '../../design-system/drawings/Scene/cuts.ts';
import { Banner } from '../../design-system/page/Banner/Banner.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** The sister brand has files of its own, which its heroes show. */
const images = bannerImages.fernblick;

const meta = preview.meta({
  id: 'components-banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: {
    images: images.horizon,
    heights: { phone: 'heroEn', md: 'heroWideEn', lg: 'heroWideEn' } as const,
    action: (
      <Button variant="glow" size="large" href="#" fullWidth>
        Get started
      </Button>
    ),
    children: (
      <>
        <Text variant="hero">A retirement with a wide view</Text>
        <Text variant="lead">Words stand in the sky, the picture is the ground.</Text>
      </>
    ),
  },
});

const GERMAN_HEIGHTS = { phone: 'heroDe', md: 'heroDe', lg: 'heroWideDe' } as const;

export const Panorama = meta.story();
export const BesideWords = meta.story({ args: { images: images.desk } });

/** Words have as many twelfths of the page as the picture leaves empty. */
export const InOtherColumns = meta.story({
  args: { columns: { md: 6, lg: 5 } },
  globals: { viewport: { value: 'lg' } },
});

/** On a wide screen more of the picture is seen, in the same size. */
export const OnAWideScreen = meta.story({ parameters: configurePictures({ widths: [1920] }) });

/** The tag's arrow ends at the given point of the picture at every width. */
export const WithNameTag = meta.story({
  args: {
    caption: {
      name: 'Mara, 35',
      fact: 'saves 300 € per month',
      at: getPlaces('horizon', [626, 643]),
    },
  },
});

/** A picture that tells something has a description. */
export const Telling = meta.story({
  args: { ...WithNameTag.input.args, alt: 'Someone looks out over a lake to the rising sun.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName();
  },
});

/** From 1264 on a banner is at least 680 high in German, 620 in English. */
export const German = meta.story({
  args: { heights: GERMAN_HEIGHTS },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvasElement }) => {
    const banner = canvasElement.querySelector('section');
    await expect(banner?.offsetHeight).toBeGreaterThanOrEqual(window.innerWidth < 1264 ? 620 : 680);
  },
});

/** The heights are least heights: long words push the picture down and are not cut. */
export const LongestGermanWord = meta.story({
  args: {
    heights: GERMAN_HEIGHTS,
    children: (
      <>
        <Text variant="hero">
          Alters&shy;vorsorge&shy;beitrags&shy;rechner ohne Rück&shy;kaufs&shy;wert&shy;verlust
        </Text>
        <Text variant="lead">
          Die Rechtsschutzversicherungsgesellschaften prüfen die Beitragsbescheinigung.
        </Text>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
});
