import { closest } from '../../../design-system/behaviour/closest.ts';
import { runWhenNear } from '../../../design-system/behaviour/run-when-near.ts';
import { findCallToAction, leavesPage } from '../../calls-to-action/start-calls-to-action.ts';
import { getSectionAnchor } from '../../config/anchors.ts';
import { TRACKED_CLICKS } from './clicks.ts';
import type { TrackedEvent } from './events.ts';
import type { Tracker } from './tracker.ts';

/**
 * Reports what visitors do on the page to a tracker. A call to action whose click was sent waits a moment
 * before it leaves; when nothing was sent, or sending failed, it leaves like any link.
 */
export function startTracking(page: Document, tracker: Tracker, product: string): void {
  page.addEventListener('click', (event) => {
    if (changesNothing(event)) return;
    const events = findEvents(event.target, product);
    const link = findCallToAction(event.target);
    try {
      const delay = link && findRedirectDelay(link.dataset.cta ?? '');
      const wasSent = sendAll(tracker, events);
      if (!wasSent || !link || delay === null || !leavesPage(event, link)) return;
      event.preventDefault();
      setTimeout(() => page.location.assign(link.href), delay);
    } catch (cause) {
      console.error(`Error during track redirect for Location ${describePlace(events)}`, cause);
    }
  });
  const portfolios = page.getElementById(getSectionAnchor('portfolios'));
  const seen = () => void tracker.track({ name: 'Portfolios', properties: {} });
  if (portfolios) runWhenNear(portfolios, seen, '0%');
}

/**
 * Whether a press has no effect: on a call to action that is busy, or as the second of a double click on
 * one that stays on the page, or on the one open item of a list. Whoever prevents the default of any other
 * press does something else in its place.
 */
function changesNothing({ defaultPrevented, detail, target }: MouseEvent): boolean {
  if (detail > 1 && closest(target, '[data-cta]')) return true;
  return defaultPrevented && Boolean(findCallToAction(target) ?? closest(target, 'summary'));
}

/**
 * How long a call to action waits before it leaves the page, in milliseconds, so that what was just
 * sent gets away.
 */
const DELAYS = new Map([
  ['cta1', 200],
  ['cta2', 300],
  ['cta', 300],
  ['calculate', 300],
]);

/**
 * The wait of a call to action, in milliseconds.
 * @throws when no such target is known
 */
export function findRedirectDelay(target: string): number {
  const delay = DELAYS.get(target);
  if (delay !== undefined) return delay;
  throw new Error(`Unknown track target "${target}". Known: ${[...DELAYS.keys()].join(', ')}.`);
}

function findEvents(target: EventTarget | null, product: string): TrackedEvent[] {
  return Object.entries(TRACKED_CLICKS).flatMap(([selector, events]) => {
    const clicked = closest(target, selector);
    return clicked ? events(clicked, product) : [];
  });
}

function sendAll(tracker: Tracker, events: readonly TrackedEvent[]): boolean {
  return events.map((event) => tracker.track(event)).includes(true);
}

/** Where a click happened: its tracked location, or else the name of its event. */
function describePlace(events: readonly TrackedEvent[]): string {
  const view = events.find(({ name }) => name === 'landing page view');
  const location = view && 'Location' in view.properties && view.properties.Location;
  return location || (events[0]?.name ?? 'unknown');
}
