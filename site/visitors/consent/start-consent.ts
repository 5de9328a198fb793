import type { Translation } from 'vanilla-cookieconsent';
import { closest } from '../../../design-system/behaviour/closest.ts';
import { CONSENT_CHANGE, CONSENT_SETTINGS, enableSettings, readConsent } from './consent.ts';

/** Asks whoever has not chosen yet; whoever has finds the settings behind their button. */
export function startConsent(page: Document, texts: Translation): void {
  if (!readConsent(page.cookie)) void askUntilChosen(page, texts);
  page.addEventListener('click', async ({ target }) => {
    if (!closest(target, `[${CONSENT_SETTINGS}]`)) return;
    const { openSettings } = await import('./consent-dialog.ts');
    await openSettings(page, texts);
  });
  enableSettings(page);
}

/** Who has chosen in another tab, or on a page from which Back leads here, is not asked again. */
async function askUntilChosen(page: Document, texts: Translation): Promise<void> {
  const { ask, hide } = await import('./consent-dialog.ts');
  const isChosen = new AbortController();
  const { signal } = isChosen;
  page.addEventListener(CONSENT_CHANGE, () => isChosen.abort(), { signal });
  page.addEventListener(
    'visibilitychange',
    () => {
      if (!readConsent(page.cookie)) return;
      hide();
      page.dispatchEvent(new Event(CONSENT_CHANGE));
    },
    { signal },
  );
  await ask(page, texts);
}
