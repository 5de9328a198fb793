import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SCENE_NAMES } from '../../design-system/drawings/Scene/drawings.ts';
import { Scene } from '../../design-system/drawings/Scene/Scene.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

const meta = {
  id: 'components-scene',
  component: Scene,
  args: { name: 'horizon' },
  // A drawing is the same at every width; `Crops` and the heroes show how it is cut.
  parameters: { layout: 'fullscreen', ...configurePictures({ widths: [960] }) },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Horizon: Story = {};
export const Desk: Story = { args: { name: 'desk' } };
export const Shop: Story = { args: { name: 'shop' } };
export const Swing: Story = { args: { name: 'swing' } };
export const Suitcase: Story = { args: { name: 'suitcase' } };
export const Chart: Story = { args: { name: 'chart' } };
export const Bench: Story = { args: { name: 'bench' } };
export const StepGap: Story = { args: { name: 'stepGap' } };
export const StepPortfolio: Story = { args: { name: 'stepPortfolio' } };
export const StepExpert: Story = { args: { name: 'stepExpert' } };
export const StepApp: Story = { args: { name: 'stepApp' } };
export const StepYears: Story = { args: { name: 'stepYears' } };

/** Every drawing beside the others, to see whether they are one family. */
export const All: Story = {
  render: () => (
    <Grid>
      {SCENE_NAMES.map((name) => (
        <Scene key={name} name={name} />
      ))}
    </Grid>
  ),
};

/** The same in the colours of the sister brand. */
export const AllInTheSisterBrand: Story = { ...All, globals: { brand: 'fernblick-wohnen' } };

/** The hero's boxes on a phone, beside text and across a wide screen: sun, path and person stay. */
export const Crops: Story = {
  render: ({ name }) => (
    <Shelf>
      {CROPS.map(([width, height]) => (
        <Crop key={width} style={{ inlineSize: width, blockSize: height }}>
          <Scene name={name} />
        </Crop>
      ))}
    </Shelf>
  ),
};

/** A picture with a meaning has a name; decoration is hidden from screen readers. */
export const Telling: Story = {
  args: { name: 'bench', alt: 'Two people on a bench look out over a lake at sunrise.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^Two people/);
  },
};

const CROPS = [
  [360, 260],
  [600, 620],
  [1264, 680],
] as const;

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.m,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${theme.vars.size.tooltip}), 1fr))`,
  padding: theme.vars.space.m,
}));

const Shelf = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.vars.space.m,
  padding: theme.vars.space.m,
}));

const Crop = styled('div')({ maxInlineSize: '100%', overflow: 'hidden' });
