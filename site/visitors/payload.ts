import type { Translation } from 'vanilla-cookieconsent';

/** Data of a page for the scripts about its visitors, as JSON in its HTML. */
export interface VisitorPayload {
  /** The product's name in the page's language, a property of events. */
  product: string;
  isLanding: boolean;
  /** The words of the consent dialog, where consent is needed. */
  consent?: Translation;
}

/** The attribute of the element that holds the payload. */
export const PAYLOAD = 'data-visitor';

/** Reads the payload of a page. Pages in both languages at once, such as the error page, have none. */
export function readPayload(page: Document): VisitorPayload | undefined {
  const text = page.querySelector(`[${PAYLOAD}]`)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
