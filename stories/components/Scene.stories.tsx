import styled from '@emotion/styled';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SCENE_NAMES } from '../../design-system/drawings/Scene/drawings.ts';
import { Scene } from '../../design-system/drawings/Scene/Scene.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

const meta = preview.meta({
  id: 'components-scene',
  component: Scene,
  args: { name: 'horizon' as const },
  argTypes: { name: { options: SCENE_NAMES, control: 'select' } },
  // A drawing is the same at every width; `Crops` and the heroes show how it is cut.
  parameters: { layout: 'fullscreen', ...configurePictures({ widths: [960] }) },
});

export const Horizon = meta.story();
export const Desk = meta.story({ args: { name: 'desk' } });
export const Shop = meta.story({ args: { name: 'shop' } });
export const Swing = meta.story({ args: { name: 'swing' } });
export const Suitcase = meta.story({ args: { name: 'suitcase' } });
export const Chart = meta.story({ args: { name: 'chart' } });
export const Bench = meta.story({ args: { name: 'bench' } });
export const StepGap = meta.story({ args: { name: 'stepGap' } });
export const StepPortfolio = meta.story({ args: { name: 'stepPortfolio' } });
export const StepExpert = meta.story({ args: { name: 'stepExpert' } });
export const StepApp = meta.story({ args: { name: 'stepApp' } });
export const StepYears = meta.story({ args: { name: 'stepYears' } });

/** Every drawing beside the others, to see whether they are one family. */
export const All = meta.story({
  render: () => (
    <Grid>
      {SCENE_NAMES.map((name) => (
        <Scene key={name} name={name} />
      ))}
    </Grid>
  ),
});

/** The same in the colours of the sister brand. */
export const AllInTheSisterBrand = meta.story({
  ...All.input,
  globals: { brand: 'fernblick-wohnen' },
});

/** The hero's boxes on a phone, beside text and across a wide screen: sun, path and person stay. */
export const Crops = meta.story({
  render: ({ name }) => (
    <Shelf>
      {CROPS.map(([width, height]) => (
        <Crop key={width} style={{ inlineSize: width, blockSize: height }}>
          <Scene name={name} />
        </Crop>
      ))}
    </Shelf>
  ),
});

/** A picture with a meaning has a name; decoration is hidden from screen readers. */
export const Telling = meta.story({
  args: { name: 'bench', alt: 'Two people on a bench look out over a lake at sunrise.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName();
  },
});

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
