import { toAddress } from '../config/address.ts';
import type { VisitorOptions } from '../config/visitor-options.ts';
import { startBanners } from './banners/start-banners.ts';
import { CONSENT_CHANGE, isAllowed } from './consent/consent.ts';
import { startConsent } from './consent/start-consent.ts';
import { askForPension, startLead } from './lead/lead.ts';
import { readPayload } from './payload.ts';
import { createPageView } from './tracking/events.ts';
import { startTracking } from './tracking/start-tracking.ts';
import {
  createBeaconTracker,
  createDataLayerTracker,
  type Tracker,
  type UserProperties,
  withConsent,
} from './tracking/tracker.ts';

declare global {
  interface Window {
    /** The queue that tag managers read. */
    dataLayer?: unknown[];
  }
}

/** Starts what this build does about its visitors. A default build does not contain this file. */
export function startVisitors(page: Document, options: VisitorOptions): void {
  const payload = readPayload(page);
  if (!payload) return;
  const { product, isLanding, consent } = payload;
  const { banners, lead, tracking } = options;
  if (banners) startBanners(page, window);
  if (consent) startConsent(page, consent);

  const tracker = tracking ? createTracker(page, tracking) : NO_TRACKER;
  const setProperties = (properties: UserProperties) =>
    sendOnceAllowed(page, () => tracker.setUserProperties(properties));
  const version = page.documentElement.dataset.hero;
  if (version) setProperties({ 'Hero Version': version });
  if (lead) {
    const onPension = () => setProperties({ 'Has Pension': true });
    startLead(page, () => askForPension(toAddress(lead)), onPension);
  }
  if (isLanding) sendOnceAllowed(page, () => tracker.track(createPageView(product)));
  if (tracking) startTracking(page, tracker, product);
}

function createTracker(page: Document, tracking: string): Tracker {
  const tracker =
    tracking === 'dataLayer'
      ? createDataLayerTracker(window)
      : createBeaconTracker(toAddress(tracking), (address, body) =>
          navigator.sendBeacon(address, body),
        );
  return withConsent(tracker, () => isAllowed(page, 'measurement'));
}

const NO_TRACKER: Tracker = { track: () => false, setUserProperties: () => false };

/** Sends at once when the visitor has agreed before, or as soon as they do; once. */
function sendOnceAllowed(page: Document, send: () => boolean): void {
  const stop = new AbortController();
  const attempt = () => {
    try {
      if (send()) stop.abort();
    } catch (cause) {
      console.error('An event could not be sent.', cause);
    }
  };
  page.addEventListener(CONSENT_CHANGE, attempt, { signal: stop.signal });
  attempt();
}
