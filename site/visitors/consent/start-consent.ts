import type { Translation } from 'vanilla-cookieconsent';
import { closest } from '../../../design-system/behaviour/closest.ts';
import { CONSENT_SETTINGS, enableSettings, readConsent } from './consent.ts';

/** Asks whoever has not chosen yet; whoever has finds the settings behind their button. */
export function startConsent(page: Document, texts: Translation): void {
  if (!readConsent(page.cookie))
    void import('./consent-dialog.ts').then(({ ask }) => ask(page, texts));
  page.addEventListener('click', async ({ target }) => {
    if (!closest(target, `[${CONSENT_SETTINGS}]`)) return;
    const { openSettings } = await import('./consent-dialog.ts');
    await openSettings(page, texts);
  });
  enableSettings(page);
}
