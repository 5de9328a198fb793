import type { Page, Request } from 'playwright-core';
import { LOCALES, type Locale } from '../../../site/i18n/locales.ts';
import { messages } from '../../../site/i18n/messages/index.ts';

/** The home page of each language, with the words that its dialogs use. */
export const HOMES: readonly Home[] = LOCALES.map(getHome);

/** What is done there is the same in every language; German has the longer words. */
export const HOME = getHome('de');

interface Home {
  locale: Locale;
  path: string;
  words: (typeof messages)[Locale];
}

function getHome(locale: Locale): Home {
  return { locale, path: `/${locale}`, words: messages[locale] };
}

/** An event as it is posted to our own address. */
interface PostedEvent {
  event: string;
  properties: Record<string, string>;
}

/** Collects the events that a page posts, and answers them. */
export async function collectEvents(page: Page): Promise<PostedEvent[]> {
  const posted: PostedEvent[] = [];
  await page.context().route('**/events', (route) => {
    const body = bodyOf(route.request());
    if ('event' in body) posted.push(body);
    return route.fulfill({ status: 204 });
  });
  return posted;
}

function bodyOf(request: Request): PostedEvent {
  return JSON.parse(request.postData() ?? '{}');
}

/** Answers that nobody is logged in and there is no offer. */
export async function answerAnonymously(page: Page): Promise<void> {
  await page.route('**/api/lead', (route) => route.fulfill({ json: {} }));
}

/** The consent dialog, once it is shown. */
export function consentDialog(page: Page) {
  return page.locator('#cc-main .cm');
}

/** Presses a button of the consent dialog and waits until the choice is stored. */
export async function choose(page: Page, button: string): Promise<void> {
  await consentDialog(page).getByRole('button', { name: button }).click();
  await page.waitForFunction(() => document.cookie.includes('consent='));
}
