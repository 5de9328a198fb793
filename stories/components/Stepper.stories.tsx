import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import preview from '../../.storybook/preview.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** How far it still is. */
const meta = preview.meta({
  id: 'components-stepper',
  component: Stepper,
  parameters: { ...configurePictures({ widths: [360] }) },
  args: {
    activeStep: 1,
    orientation: 'vertical',
    children: [
      <Step key="gap">
        <StepLabel>Find the gap</StepLabel>
      </Step>,
      <Step key="portfolio">
        <StepLabel>Choose a portfolio</StepLabel>
      </Step>,
      <Step key="identity">
        <StepLabel>Prove who you are</StepLabel>
      </Step>,
    ],
  },
});

export default meta;

export const Vertical = meta.story();

export const Horizontal = meta.story({
  args: { orientation: 'horizontal', alternativeLabel: true },
});

export const WithError = meta.story({
  args: {
    activeStep: 1,
    children: [
      <Step key="gap">
        <StepLabel>Find the gap</StepLabel>
      </Step>,
      <Step key="identity">
        <StepLabel error optional="The photo was blurred. Take another one.">
          Prove who you are
        </StepLabel>
      </Step>,
    ],
  },
});
