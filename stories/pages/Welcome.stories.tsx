import type { Meta, StoryObj } from '@storybook/react-vite';
import { WelcomeBanner } from '../WelcomeBanner.tsx';

/** The first view of the workbench. Its page of documentation is no story, so this one is configurePictures. */
const meta = {
  title: 'Pages/Welcome banner',
  component: WelcomeBanner,
  args: {
    brand: 'fernblick',
    title: 'The Fernblick workbench',
    lead: 'Every token and component.',
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof WelcomeBanner>;

export default meta;

export const Welcome: StoryObj<typeof meta> = {};
