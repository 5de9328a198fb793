import type { VisitorOptions } from '../visitor-options.ts';
import { CONSENT_CHANGE, isAllowed } from './consent/consent.ts';
import { startConsent } from './consent/start-consent.ts';
import { loadLead } from './lead/load-lead.ts';
import { startLead } from './lead/start-lead.ts';
import { payloadOf } from './payload.ts';
import { landingPageView } from './tracking/events.ts';
import { startTracking } from './tracking/start-tracking.ts';
import { beaconTracker, dataLayerTracker, type Tracker, withConsent } from './tracking/tracker.ts';

declare global {
  interface Window {
    /** What tag managers read. */
    dataLayer?: unknown[];
  }
}

/** Starts what this build does about its visitors. A default build does not contain this file. */
export function startVisitors(page: Document, options: VisitorOptions): void {
  const payload = payloadOf(page);
  if (!payload) return;
  const { product, isLanding, consent } = payload;
  if (consent) startConsent(page, consent);
  const tracker = trackerOf(page, options);
  startTracking(page, tracker, product);
  const { lead } = options;
  if (lead) {
    startLead(
      page,
      () => loadLead(lead),
      () => tracker.setUserProperties({ 'Has Pension': true }),
    );
  }
  if (isLanding) onceAllowed(page, () => tracker.track(landingPageView(product)));
}

function trackerOf(page: Document, { tracking }: VisitorOptions): Tracker {
  if (tracking === undefined) return NO_TRACKER;
  const tracker =
    tracking === 'dataLayer'
      ? dataLayerTracker(window)
      : beaconTracker(tracking, (address, body) => navigator.sendBeacon(address, body));
  return withConsent(tracker, () => isAllowed(page, 'measurement'));
}

const NO_TRACKER: Tracker = { track: () => false, setUserProperties: () => false };

/** Sends at once when the visitor has agreed before, or as soon as they do; once. */
function onceAllowed(page: Document, send: () => boolean): void {
  if (send()) return;
  const retry = () => {
    if (send()) page.removeEventListener(CONSENT_CHANGE, retry);
  };
  page.addEventListener(CONSENT_CHANGE, retry);
}
