/** The cookie that holds a visitor's choice. It is set by that choice and not before. */
export const CONSENT_COOKIE = 'consent';

/** The document's event after every choice of a visitor. */
export const CONSENT_CHANGE = 'consentchange';

/** The id of the place of the dialog: early in the page, so that the Tab key comes to it first. */
export const CONSENT_HOST = 'consent';

/** The attribute of buttons that open the settings; they are disabled until a script listens. */
export const CONSENT_SETTINGS = 'data-consent-settings';

/** Lets visitors click what opens the settings, once it is listened to. */
export function enableSettings(page: Document): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>(`[${CONSENT_SETTINGS}]`))
    button.disabled = false;
}

/** Purposes that a visitor can agree to, one by one. */
export type Purpose = 'measurement' | 'experiments';

/** A visitor's choice. */
export interface Consent {
  /** A random id, made when the visitor agreed; after a refusal the same for all. */
  id: string;
  purposes: readonly string[];
}

/** Reads the choice from `document.cookie`; nothing when none was made or it cannot be read. */
export function readConsent(cookies: string): Consent | undefined {
  const [, value = ''] = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(cookies) ?? [];
  try {
    const { consentId, categories } = JSON.parse(decodeURIComponent(value));
    return typeof consentId === 'string' && Array.isArray(categories)
      ? { id: consentId, purposes: categories }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the visitor agreed to a purpose, asked anew each time: a choice can be withdrawn. */
export function isAllowed(page: Document, purpose: Purpose): boolean {
  return readConsent(page.cookie)?.purposes.includes(purpose) ?? false;
}
