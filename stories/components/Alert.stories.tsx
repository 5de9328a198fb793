import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** Something that concerns the whole page. */
const meta = preview.meta({
  id: 'components-alert',
  component: Alert,
  parameters: { ...configurePictures({ widths: [360] }) },
  argTypes: {
    severity: { options: ['success', 'info', 'warning', 'error'], control: 'select' },
  },
  args: { severity: 'success', children: 'Your plan is saved.' },
});

export default meta;

export const Success = meta.story();

export const Info = meta.story({
  args: { severity: 'info', children: 'We are checking your details. That takes two days.' },
});

export const Warning = meta.story({
  args: { severity: 'warning', children: 'Your offer ends in three days.' },
});

export const WithError = meta.story({
  args: {
    severity: 'error',
    children: (
      <>
        <AlertTitle>Not saved</AlertTitle>
        <span>The connection broke off. Try again.</span>
      </>
    ),
  },
});

export const Closable = meta.story({ args: { onClose: fn() } });
export const Filled = meta.story({ args: { variant: 'filled', severity: 'warning' } });
export const Outlined = meta.story({ args: { variant: 'outlined', severity: 'error' } });
