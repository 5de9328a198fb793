import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Photo } from '../../design-system/drawings/Photo/Photo.tsx';
import { ems } from '../../design-system/styles/lengths.ts';
import { configurePictures } from '../../visual/plan/modes.ts';
import { valley, valleyAtNight } from '../pictures/pictures.ts';
import { expectNothingCut } from './nothing-cut.ts';

const meta = preview.meta({
  id: 'components-photo',
  component: Photo,
  args: {
    picture: valley,
    alt: 'A path leads through a wooded valley.',
    sizes: ems(30),
    credit: 'Picture: Fernblick',
  },
  parameters: configurePictures({ widths: [360] }),
  render: (args) => (
    <div style={{ maxInlineSize: ems(30) }}>
      <Photo {...args} />
    </div>
  ),
});

/** The browser takes the smallest of four files that is sharp in its place. */
export const WithCredit = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /valley|Tal/ })).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveTextContent(/Fernblick/);
    const files = canvasElement.querySelector('source')?.srcset.split(', ');
    await expect(files?.map((file) => file.replace(/^.* /, ''))).toEqual([
      '400w',
      '640w',
      '960w',
      '1280w',
    ]);
  },
});

/** What is shown in a frame that crops, the point at the top left kept. */
export const Focus = meta.story({ args: { focus: { x: 0, y: 0 } } });

/** Another file in a dark scheme, such as that of the toolbar. */
export const InTheDark = meta.story({ args: { darkPicture: valleyAtNight } });

/** The description says the same as the text beside it: screen readers pass over the picture. */
export const Decoration = meta.story({
  args: { alt: '', credit: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const LongestGermanWord = meta.story({
  args: { credit: 'Foto: Bildagenturarbeitsgemeinschaft Oberallgäu, CC BY-SA 4.0' },
  globals: { locale: 'de' },
  render: (args) => (
    <div style={{ maxInlineSize: ems(9) }}>
      <Photo {...args} />
    </div>
  ),
  play: expectNothingCut,
});
