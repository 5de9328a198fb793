import { describe, expect, test, vi } from 'vitest';
import { TRACKED_CLICKS } from './clicks.ts';
import { createPageView, type EventName, type EventProperties } from './events.ts';
import { findRedirectDelay } from './start-tracking.ts';
import { createBeaconTracker, createDataLayerTracker, withConsent } from './tracker.ts';

const PRODUCT = 'Fernblick Pension';

/** The contract: every event, word for word, with an example of its properties. */
const CONTRACT: { readonly [Name in EventName]: EventProperties[Name] } = {
  cta1: {},
  cta2: {},
  cta: {},
  calculate: {},
  navigation: { Target: 'pricing' },
  'Portfolio Tooltip': { Topic: 'More about: ETF cost' },
  Portfolios: {},
  'How it works item': { ItemTitle: 'Find your gap' },
  'landing page view': { Product: PRODUCT, 'Page Name': 'Landing', Type: 'Page' },
};

describe('the events', () => {
  test('of all clicks are those of the contract', () => {
    const clicked = { textContent: ' Find your gap ', ariaLabel: 'More about: ETF cost' };
    const events = Object.values(TRACKED_CLICKS).map((make) =>
      make(clicked as HTMLElement, PRODUCT),
    );
    const view = CONTRACT['landing page view'];
    expect(events).toEqual([
      [
        { name: 'cta1', properties: CONTRACT.cta1 },
        { name: 'landing page view', properties: { ...view, Location: 'header CTA1' } },
      ],
      [
        { name: 'cta2', properties: CONTRACT.cta2 },
        { name: 'landing page view', properties: { ...view, Location: 'CTA2' } },
      ],
      [{ name: 'cta', properties: CONTRACT.cta }],
      [{ name: 'calculate', properties: CONTRACT.calculate }],
      [{ name: 'landing page view', properties: { ...view, Location: 'gap graph' } }],
      [{ name: 'landing page view', properties: { ...view, Location: 'reviews' } }],
      [{ name: 'How it works item', properties: CONTRACT['How it works item'] }],
      [{ name: 'Portfolio Tooltip', properties: CONTRACT['Portfolio Tooltip'] }],
      [{ name: 'navigation', properties: CONTRACT.navigation }],
      [{ name: 'navigation', properties: { Target: 'performance' } }],
    ]);
  });

  test('on arrival have no location', () => {
    expect(createPageView(PRODUCT)).toEqual({
      name: 'landing page view',
      properties: CONTRACT['landing page view'],
    });
  });
});

describe('a call to action waits', () => {
  test.each([
    ['cta1', 200],
    ['cta2', 300],
    ['cta', 300],
    ['calculate', 300],
  ])('%s: %i ms', (target, delay) => {
    expect(findRedirectDelay(target)).toBe(delay);
  });

  test.each(['cta3', '', 'toString'])('not for the unknown target "%s"', (target) => {
    expect(() => findRedirectDelay(target)).toThrow(`Unknown track target "${target}".`);
  });
});

describe('the tracker', () => {
  const event = { name: 'How it works item', properties: { ItemTitle: 'Find your gap' } } as const;

  test('of the data layer pushes event and properties', () => {
    const host: { dataLayer?: unknown[] } = {};
    const tracker = createDataLayerTracker(host);
    expect(tracker.track(event)).toBe(true);
    expect(tracker.setUserProperties({ 'Has Pension': true })).toBe(true);
    expect(host.dataLayer).toEqual([
      { event: 'How it works item', ItemTitle: 'Find your gap' },
      { user_properties: { 'Has Pension': true } },
    ]);
  });

  test('keeps what is in the data layer already', () => {
    const host = { dataLayer: ['before'] };
    createDataLayerTracker(host).track({ name: 'cta', properties: {} });
    expect(host.dataLayer).toEqual(['before', { event: 'cta' }]);
  });

  test('of our own address posts JSON', () => {
    const send = vi.fn(() => true);
    expect(createBeaconTracker('/events', send).track(event)).toBe(true);
    expect(send).toHaveBeenCalledExactlyOnceWith(
      '/events',
      JSON.stringify({ event: event.name, properties: event.properties }),
    );
  });

  test('reports what the browser did not take', () => {
    const tracker = createBeaconTracker('/events', () => false);
    expect(() => tracker.track(event)).toThrow('The browser did not take an event for /events.');
  });

  test('sends nothing without consent, and nothing of it later', () => {
    const host: { dataLayer?: unknown[] } = {};
    let allowed = false;
    const tracker = withConsent(createDataLayerTracker(host), () => allowed);
    expect(tracker.track(event)).toBe(false);
    expect(tracker.setUserProperties({ 'Has Pension': true })).toBe(false);
    expect(host).toEqual({});
    allowed = true;
    expect(tracker.track({ name: 'cta', properties: {} })).toBe(true);
    expect(host.dataLayer).toEqual([{ event: 'cta' }]);
  });
});
