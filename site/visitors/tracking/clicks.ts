import { getSectionAnchor, linkTo } from '../../config/anchors.ts';
import { createPageView, type TrackedEvent } from './events.ts';

/**
 * The events of all tracked clicks, in one table by what selects them: sections carry no code for them.
 * The calls to action are known by their `data-cta`, everything else by where it stands and what it
 * links to.
 */
export const TRACKED_CLICKS: Readonly<
  Record<string, (clicked: HTMLElement, product: string) => TrackedEvent[]>
> = {
  '[data-cta="cta1"]': (_, product) => [
    { name: 'cta1', properties: {} },
    createPageView(product, 'header CTA1'),
  ],
  '[data-cta="cta2"]': (_, product) => [
    { name: 'cta2', properties: {} },
    createPageView(product, 'CTA2'),
  ],
  '[data-cta="cta"]': () => [{ name: 'cta', properties: {} }],
  '[data-cta="calculate"]': () => [{ name: 'calculate', properties: {} }],
  [`#${getSectionAnchor('pensionGap')} [role="img"]`]: (_, product) => [
    createPageView(product, 'gap graph'),
  ],
  '[data-location="reviews"]': (_, product) => [createPageView(product, 'reviews')],
  [`#${getSectionAnchor('howItWorks')} summary`]: ({ textContent }) => [
    { name: 'How it works item', properties: { ItemTitle: textContent.trim() } },
  ],
  [`#${getSectionAnchor('portfolios')} [data-tooltip] button`]: ({ ariaLabel }) => [
    { name: 'Portfolio Tooltip', properties: { Topic: ariaLabel ?? '' } },
  ],
  [`a[href$="${linkTo('costs')}"]`]: () => [
    { name: 'navigation', properties: { Target: 'pricing' } },
  ],
  'a[href*="/performance.ap"], a[href$=".pdf"]': () => [
    { name: 'navigation', properties: { Target: 'performance' } },
  ],
};
