/** Where on a landing a visitor went on, word for word. */
export type Location = 'header CTA1' | 'CTA2' | 'gap graph' | 'reviews';

type Nothing = Readonly<Record<never, never>>;

/**
 * Every event with its properties. The names
 * are a contract with whoever evaluates them, so that a changed one is a failing test.
 */
export interface EventProperties {
  cta1: Nothing;
  cta2: Nothing;
  cta: Nothing;
  calculate: Nothing;
  /** The way to the prices or to the performance report. */
  navigation: { Target: 'pricing' | 'performance' };
  'Portfolio Tooltip': { Topic: string };
  /** The three portfolios came into view. Once a page. */
  Portfolios: Nothing;
  'How it works item': { ItemTitle: string };
  /** On arrival without a location, and with one for each click in the four places. */
  'landing page view': {
    Product: string;
    'Page Name': 'Landing';
    Type: 'Page';
    Location?: Location;
  };
}

export type EventName = keyof EventProperties;

export type TrackedEvent = {
  [Name in EventName]: { name: Name; properties: EventProperties[Name] };
}[EventName];

/** A landing was opened, or left from one of its four tracked places. */
export function createPageView(product: string, location?: Location): TrackedEvent {
  return {
    name: 'landing page view',
    properties: {
      Product: product,
      'Page Name': 'Landing',
      Type: 'Page',
      ...(location && { Location: location }),
    },
  };
}
