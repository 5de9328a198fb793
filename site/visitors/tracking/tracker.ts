import type { TrackedEvent } from './events.ts';

/** Properties of a visitor that an evaluation may know besides events. */
export interface UserProperties {
  /** The version of the hero, as `site/visitors/experiments` names it. */
  'Hero Version'?: string;
  'Has Pension'?: boolean;
}

/** Where events go. Each way to send them is one adapter. */
export interface Tracker {
  /**
   * @returns whether something was sent
   * @throws when sending failed
   */
  track(event: TrackedEvent): boolean;
  setUserProperties(properties: UserProperties): boolean;
}

/** A tracker that sends only while `isAllowed`. What happens before is not kept for later either. */
export function withConsent(tracker: Tracker, isAllowed: () => boolean): Tracker {
  return {
    track: (event) => isAllowed() && tracker.track(event),
    setUserProperties: (properties) => isAllowed() && tracker.setUserProperties(properties),
  };
}

/** Pushes to the array that tag managers read. */
export function createDataLayerTracker(host: { dataLayer?: unknown[] }): Tracker {
  const push = (entry: object) => {
    host.dataLayer ??= [];
    host.dataLayer.push(entry);
    return true;
  };
  return {
    track: ({ name, properties }) => push({ event: name, ...properties }),
    setUserProperties: (properties) => push({ user_properties: properties }),
  };
}

/**
 * Posts JSON to an address of our own; the browser delivers it even when the page is left.
 * @param send `navigator.sendBeacon`, which is false when the browser refuses to take it
 */
export function createBeaconTracker(
  address: string,
  send: (address: string, body: string) => boolean,
): Tracker {
  const post = (body: object) => {
    if (send(address, JSON.stringify(body))) return true;
    throw new Error(`The browser did not take an event for ${address}.`);
  };
  return {
    track: ({ name, properties }) => post({ event: name, properties }),
    setUserProperties: (properties) => post({ userProperties: properties }),
  };
}
