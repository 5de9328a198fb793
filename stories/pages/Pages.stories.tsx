import preview from '../../.storybook/preview.tsx';
import { ComparisonServices } from '../../site/calculator/comparison/state/services.ts';
import { ChoiceView } from '../../site/layout/ChoiceView.tsx';
import { Page as NotFoundPage } from '../../site/pages/_error/+Page.tsx';
import { Page as DetailsPage } from '../../site/pages/calculator-details/+Page.tsx';
import { Page as DocumentPage } from '../../site/pages/document/+Page.tsx';
import { Page as ReportPage } from '../../site/pages/performance-report/+Page.tsx';
import { Page as QuestionsPage } from '../../site/pages/questions/+Page.tsx';
import { Page as StandInPage } from '../../site/pages/stand-in/+Page.tsx';
import { IN_PAGE } from '../sections/calculator.ts';

/** The pages that are no landings. Two of them speak both languages at once. */
const meta = preview.meta({
  title: 'Pages/Small pages',
  parameters: { layout: 'fullscreen' },
});

export default meta;

export const LanguageChoice = meta.story(() => <ChoiceView />);
export const NotFound = meta.story(() => <NotFoundPage />);
export const PlanStart = meta.story(() => <StandInPage standIn="planStart" />);
export const PensionOffer = meta.story(() => <StandInPage standIn="pensionOffer" />);
export const Blog = meta.story(() => <StandInPage standIn="blog" />);
export const Reviews = meta.story(() => <StandInPage standIn="reviews" />);
export const Faqs = meta.story(() => <QuestionsPage />);
export const PerformanceReport = meta.story(() => <ReportPage />);
/** As it is prerendered: simulated before it is shown. */
export const CalculatorDetails = meta.story(() => (
  <ComparisonServices value={IN_PAGE}>
    <DetailsPage />
  </ComparisonServices>
));
export const Imprint = meta.story(() => <DocumentPage document="imprint" />);
export const Privacy = meta.story(() => <DocumentPage document="privacy" />);
export const InitialInformation = meta.story(() => <DocumentPage document="initialInformation" />);
export const Accessibility = meta.story(() => <DocumentPage document="accessibility" />);
export const Cookies = meta.story(() => <DocumentPage document="cookies" />);
