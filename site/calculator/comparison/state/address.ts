import { splitFragment } from '../../../../design-system/behaviour/fragment.ts';
import { replaceEntry } from '../../../../design-system/behaviour/replace-entry.ts';
import { getSectionAnchor } from '../../../config/anchors.ts';

/** The part of the page's address that carries a visitor's choices, so that a link shares them. */
export interface Address {
  read(): URLSearchParams;
  /** The address of the comparison, wherever on the page its visitor is, with all that was written to it. */
  link(): string;
  /** Whether its choices came from the pension gap and are as they came. */
  isPrefilled(): boolean;
  /** Sets the given parameters, takes out those that are `undefined`, leaves all others alone. */
  write(parameters: Readonly<Record<string, string | undefined>>, isPrefilled?: boolean): void;
}

/** The choices in the fragment that was read or written last. */
let latest = new URLSearchParams();

/** Whether they stand in the address, too. */
let isWritten = true;

/** Marks entries of the history that were read; a link to a part of the page makes one that was not. */
interface Mark {
  isRead: true;
  isPrefilled: boolean;
}

function mark(isPrefilled = false): Mark {
  return { isRead: true, isPrefilled };
}

/**
 * The browser's own address bar. Choices stand in the fragment, behind the anchor, as in
 * `#comparison?monthly=300`: browsers never send that part, neither to our host nor as a referrer.
 * Older links have them in the query. It makes no entries in the history.
 */
export const browserAddress: Address = {
  read() {
    const { search, hash } = location;
    latest = readFragment(hash).choices;
    const older = readParameters(search.replaceAll('&amp;', '&'));
    return new URLSearchParams([...latest, ...older]);
  },
  link() {
    const url = new URL(location.href);
    const choices = isWritten ? readFragment(url.hash).choices : latest;
    url.hash = joinFragment(getSectionAnchor('comparison'), choices);
    return url.href;
  },
  isPrefilled: () => history.state?.isPrefilled === true,
  write(parameters, isPrefilled) {
    const url = new URL(location.href);
    const { anchor, choices } = readFragment(url.hash);
    for (const older of [...url.searchParams.keys()])
      if (older.toLowerCase() in parameters) url.searchParams.delete(older);
    for (const [name, value] of Object.entries(parameters)) {
      if (value === undefined) choices.delete(name);
      else choices.set(name, value);
    }
    latest = choices;
    url.hash = joinFragment(anchor, choices);
    const isSame = url.href === location.href && history.state?.isPrefilled === isPrefilled;
    if (isSame) return;
    replaceEntry(mark(isPrefilled), url);
    isWritten = location.href === url.href;
    for (const listener of writeListeners) listener();
  },
};

/**
 * Navigates to another address of this page as a link of its own would: Back leads back, the part with
 * the anchor comes into view and takes the focus, and listeners of `onNavigation` are called.
 * @param query choices of the pension gap, to set beside those that are there
 */
export function prefill(query: string, anchor: string): void {
  const url = new URL(location.href);
  const { choices } = readFragment(url.hash);
  for (const [name, value] of new URLSearchParams(query)) choices.set(name, value);
  url.hash = joinFragment(anchor, choices);
  // So that Back finds the entry as it is, whatever is hydrated by then.
  replaceEntry(mark(browserAddress.isPrefilled()));
  history.pushState(mark(true), '', url);
  dispatchEvent(new PopStateEvent('popstate'));
  const target = document.getElementById(anchor);
  target?.setAttribute('tabindex', '-1');
  scrollToPart(target, `#${anchor}`);
}

/**
 * Calls a listener when the page's address has other choices, by `prefill`, a link or Back. A link to a
 * part of the page takes the choices along, and leaves alone what has not been written yet. Returns the end.
 */
export function onNavigation(listener: () => void): () => void {
  navigationListeners.add(listener);
  addEventListener('popstate', arrive);
  return () => {
    navigationListeners.delete(listener);
    if (navigationListeners.size === 0) removeEventListener('popstate', arrive);
  };
}

const navigationListeners = new Set<() => void>();

function arrive(): void {
  const isLink = !history.state?.isRead && readFragment(location.hash).choices.size === 0;
  if (isLink) browserAddress.write(Object.fromEntries(latest));
  else for (const listener of navigationListeners) listener();
}

/** Calls a listener when a calculator has written to the page's address. Returns the end. */
export function onWrite(listener: () => void): () => void {
  writeListeners.add(listener);
  return () => writeListeners.delete(listener);
}

const writeListeners = new Set<() => void>();

/**
 * A number with a decimal point, `undefined` without a text, `NaN` for any other.
 * @param step where it is whole, three decimals are thousands as they are written by hand: `20.000` is not 20
 */
export function readNumber(text: string | null, step: number): number | undefined {
  if (text === null) return undefined;
  // A link in a sentence takes along what stands behind it.
  const digits = text.replace(/[\s.,;:!?)>»“”"']+$/, '');
  const hasThousands = Number.isInteger(step) && /\.\d{3}$/.test(digits);
  return /^-?\d+(\.\d+)?$/.test(digits) && !hasThousands ? Number(digits) : Number.NaN;
}

function readFragment(hash: string): { anchor: string; choices: URLSearchParams } {
  const { anchor, rest } = splitFragment(hash);
  return { anchor, choices: readParameters(rest) };
}

/** By names in small letters: some programs write those of links in capitals. */
function readParameters(text: string): URLSearchParams {
  const parameters = [...new URLSearchParams(text)];
  return new URLSearchParams(parameters.map(([name, value]) => [name.toLowerCase(), value]));
}

/** Nothing without either, so that the address has no `#` then. */
function joinFragment(anchor: string, choices: URLSearchParams): string {
  return choices.size > 0 ? `${anchor}?${choices}` : anchor;
}

/**
 * Scrolls to a part of the page and moves the focus there, so that the keyboard goes on from it. A part
 * that is missing is reported in the console and breaks nothing else.
 */
export function scrollToPart(part: HTMLElement | null, name: string): void {
  if (!part) {
    console.error(`There is no ${name} on this page to scroll to.`);
    return;
  }
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}
