import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import preview from '../../.storybook/preview.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** The way from the start to this page. */
const meta = preview.meta({
  id: 'components-breadcrumbs',
  component: Breadcrumbs,
  parameters: { ...configurePictures({ widths: [360] }) },
  args: {
    'aria-label': 'Way to this page',
    expandText: 'Show the way',
    children: [
      <Link key="documents" href="#documents">
        Documents
      </Link>,
      <Link key="plan" href="#plan">
        Retirement plan
      </Link>,
      <span key="statement" aria-current="page">
        Yearly statement
      </span>,
    ],
  },
});

export default meta;

export const Whole = meta.story();
export const Folded = meta.story({ args: { maxItems: 2 } });
