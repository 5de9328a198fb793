import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComparisonServices } from '../../site/calculator/comparison/state/services.ts';
import { ChoiceView, NotFoundView } from '../../site/prerender/page-kinds/bilingual-pages.tsx';
import { CalculatorDetailsView } from '../../site/prerender/page-kinds/CalculatorDetailsView.tsx';
import { DocumentView } from '../../site/prerender/page-kinds/DocumentView.tsx';
import { FaqView } from '../../site/prerender/page-kinds/FaqView.tsx';
import { ReportView } from '../../site/prerender/page-kinds/ReportView.tsx';
import { StandInView } from '../../site/prerender/page-kinds/StandInView.tsx';
import { IN_PAGE } from '../sections/calculator.ts';

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
export const PensionOffer: Story = { render: () => <StandInView standIn="pensionOffer" /> };
export const Blog: Story = { render: () => <StandInView standIn="blog" /> };
export const Reviews: Story = { render: () => <StandInView standIn="reviews" /> };
export const Faqs: Story = { render: () => <FaqView /> };
export const PerformanceReport: Story = { render: () => <ReportView /> };
/** As it is prerendered: simulated before it is shown. */
export const CalculatorDetails: Story = {
  render: () => (
    <ComparisonServices value={IN_PAGE}>
      <CalculatorDetailsView />
    </ComparisonServices>
  ),
};
export const Imprint: Story = { render: () => <DocumentView document="imprint" /> };
export const Privacy: Story = { render: () => <DocumentView document="privacy" /> };
export const InitialInformation: Story = {
  render: () => <DocumentView document="initialInformation" />,
};
export const Accessibility: Story = { render: () => <DocumentView document="accessibility" /> };
export const Cookies: Story = { render: () => <DocumentView document="cookies" /> };
