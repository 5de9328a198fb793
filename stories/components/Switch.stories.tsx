import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import preview from '../../.storybook/preview.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** A setting that holds at once. */
const meta = preview.meta({
  id: 'components-switch',
  component: FormControlLabel,
  parameters: { ...configurePictures({ widths: [360] }) },
  args: { control: <Switch defaultChecked />, label: 'Remind me once a year' },
  render: (args) => (
    <FormGroup>
      <FormControlLabel {...args} />
    </FormGroup>
  ),
});

export default meta;

export const On = meta.story();
export const Off = meta.story({ args: { control: <Switch /> } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Small = meta.story({ args: { control: <Switch size="small" defaultChecked /> } });
