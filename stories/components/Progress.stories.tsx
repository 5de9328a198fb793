import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import preview from '../../.storybook/preview.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** How long it still takes: MUI's LinearProgress and CircularProgress. */
const meta = preview.meta({
  id: 'components-progress',
  component: LinearProgress,
  parameters: { ...configurePictures({ widths: [360] }) },
  args: { variant: 'determinate', value: 60, 'aria-label': 'Your plan is being calculated' },
});

export default meta;

export const Bar = meta.story();
export const Beginning = meta.story({ args: { value: 0 } });
export const WithoutKnownEnd = meta.story({ args: { variant: 'indeterminate' } });

export const Circle = meta.story({
  render: ({ variant: _variant, ...args }) => <CircularProgress {...args} variant="determinate" />,
});

export const TurningCircle = meta.story({
  render: (args) => <CircularProgress aria-label={args['aria-label']} />,
});
