import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import preview from '../../.storybook/preview.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** A view that is switched at once. */
const meta = preview.meta({
  id: 'components-togglebutton',
  component: ToggleButtonGroup,
  parameters: { ...configurePictures({ widths: [360] }) },
  args: {
    value: '5',
    exclusive: true,
    'aria-label': 'Period',
    children: [
      <ToggleButton key="1" value="1">
        1 year
      </ToggleButton>,
      <ToggleButton key="5" value="5">
        5 years
      </ToggleButton>,
      <ToggleButton key="all" value="all">
        Since its start
      </ToggleButton>,
    ],
  },
});

export default meta;

export const OneChosen = meta.story();
export const SeveralChosen = meta.story({ args: { exclusive: false, value: ['1', 'all'] } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Vertical = meta.story({ args: { orientation: 'vertical' } });
