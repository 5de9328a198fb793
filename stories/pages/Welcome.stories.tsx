import type { Meta, StoryObj } from '@storybook/react-vite';
import { WelcomeBanner } from '../WelcomeBanner.tsx';

/** What the workbench opens with; its page of documentation is no story, so that nothing pictures it. */
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
