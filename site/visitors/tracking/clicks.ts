import { getSectionAnchor, linkTo } from '../../sections/anchors.ts';
import { createPageView, type TrackedEvent } from './events.ts';

/** A click that is an event: where it happens, and its events. */
interface TrackedClick {
  selector: string;
  events: (clicked: HTMLElement, product: string) => TrackedEvent[];
}

/**
 * All tracked clicks, in one table: sections carry no code for them. The calls to action are known
 * by their `data-cta`, everything else by where it stands and what it links to.
 */
export const TRACKED_CLICKS: readonly TrackedClick[] = [
  {
    selector: '[data-cta="cta1"]',
    events: (_, product) => [
      { name: 'cta1', properties: {} },
      createPageView(product, 'header CTA1'),
    ],
  },
  {
    selector: '[data-cta="cta2"]',
    events: (_, product) => [{ name: 'cta2', properties: {} }, createPageView(product, 'CTA2')],
  },
  { selector: '[data-cta="cta"]', events: () => [{ name: 'cta', properties: {} }] },
  { selector: '[data-cta="calculate"]', events: () => [{ name: 'calculate', properties: {} }] },
  {
    selector: `#${getSectionAnchor('pensionGap')} [role="img"]`,
    events: (_, product) => [createPageView(product, 'gap graph')],
  },
  {
    selector: '[data-location="reviews"]',
    events: (_, product) => [createPageView(product, 'reviews')],
  },
  {
    selector: `#${getSectionAnchor('howItWorks')} summary`,
    events: ({ textContent }) => [
      { name: 'How it works item', properties: { ItemTitle: textContent.trim() } },
    ],
  },
  {
    selector: `#${getSectionAnchor('portfolios')} [data-tooltip] button`,
    events: ({ ariaLabel }) => [
      { name: 'Portfolio Tooltip', properties: { Topic: ariaLabel ?? '' } },
    ],
  },
  {
    selector: `a[href$="${linkTo('costs')}"]`,
    events: () => [{ name: 'navigation', properties: { Target: 'pricing' } }],
  },
  {
    selector: 'a[href*="/performance.ap"], a[href$=".pdf"]',
    events: () => [{ name: 'navigation', properties: { Target: 'performance' } }],
  },
];
