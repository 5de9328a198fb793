import { runWhenNear } from '../../../design-system/behaviour/run-when-near.ts';
import type { Lead } from './load-lead.ts';

/**
 * Asks for the lead once, when the first button that depends on it comes near the view, and leads
 * visitors who have a pension there. Everyone else keeps the page as it was built.
 */
export function startLead(page: Document, load: () => Promise<Lead>, onPension: () => void): void {
  const links = page.querySelectorAll<HTMLAnchorElement>('a[data-pension-href]');
  let isAsked = false;
  const lookUp = async () => {
    const { hasPension } = await load();
    if (!hasPension) return;
    for (const link of links) link.href = link.dataset.pensionHref ?? link.href;
    page.documentElement.dataset.pension = '';
    onPension();
  };
  for (const link of links) {
    runWhenNear(link, () => {
      if (isAsked) return;
      isAsked = true;
      lookUp().catch((cause) =>
        console.error('The lead could not be loaded; buttons lead to the offer.', cause),
      );
    });
  }
}
