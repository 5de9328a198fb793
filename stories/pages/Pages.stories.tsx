import preview from '../../.storybook/preview.tsx';
import { ComparisonServices } from '../../site/calculator/comparison/state/services.ts';
import { ChoiceView, NotFoundView } from '../../site/prerender/page-kinds/bilingual-pages.tsx';
import { CalculatorDetailsView } from '../../site/prerender/page-kinds/CalculatorDetailsView.tsx';
import { DocumentView } from '../../site/prerender/page-kinds/DocumentView.tsx';
import { FaqView } from '../../site/prerender/page-kinds/FaqView.tsx';
import { ReportView } from '../../site/prerender/page-kinds/ReportView.tsx';
import { StandInView } from '../../site/prerender/page-kinds/StandInView.tsx';
import { IN_PAGE } from '../sections/calculator.ts';

/** The pages that are no landings. Two of them speak both languages at once. */
const meta = preview.meta({
  title: 'Pages/Small pages',
  parameters: { layout: 'fullscreen' },
});

export default meta;

export const LanguageChoice = meta.story(() => <ChoiceView />);
export const NotFound = meta.story(() => <NotFoundView />);
export const PlanStart = meta.story(() => <StandInView standIn="planStart" />);
export const PensionOffer = meta.story(() => <StandInView standIn="pensionOffer" />);
export const Blog = meta.story(() => <StandInView standIn="blog" />);
export const Reviews = meta.story(() => <StandInView standIn="reviews" />);
export const Faqs = meta.story(() => <FaqView />);
export const PerformanceReport = meta.story(() => <ReportView />);
/** As it is prerendered: simulated before it is shown. */
export const CalculatorDetails = meta.story(() => (
  <ComparisonServices value={IN_PAGE}>
    <CalculatorDetailsView />
  </ComparisonServices>
));
export const Imprint = meta.story(() => <DocumentView document="imprint" />);
export const Privacy = meta.story(() => <DocumentView document="privacy" />);
export const InitialInformation = meta.story(() => <DocumentView document="initialInformation" />);
export const Accessibility = meta.story(() => <DocumentView document="accessibility" />);
export const Cookies = meta.story(() => <DocumentView document="cookies" />);
