import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChoiceView } from '../../site/rendering/ChoiceView.tsx';
import { NotFoundView } from '../../site/rendering/NotFoundView.tsx';
import { StandInView } from '../../site/rendering/StandInView.tsx';

/** The pages that are no landings. Two of them speak both languages at once. */
const meta = {
  title: 'Pages/Small pages',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const LanguageChoice: Story = { render: () => <ChoiceView /> };
export const NotFound: Story = { render: () => <NotFoundView /> };
export const PlanStart: Story = { render: () => <StandInView standIn="planStart" /> };
export const Blog: Story = { render: () => <StandInView standIn="blog" /> };
export const Reviews: Story = { render: () => <StandInView standIn="reviews" /> };
