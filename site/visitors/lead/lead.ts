import { runWhenNear } from '../../../design-system/behaviour/run-when-near.ts';

/**
 * Asks our own site for the visitor's lead, and whether it has a pension. It answers with JSON whose
 * `pension` is the pension, or is missing; 401, 403 and 404 mean that nobody is logged in.
 * @throws when it does not answer, or with something else
 */
export async function askForPension(
  address: string,
  request: typeof fetch = fetch,
): Promise<boolean> {
  const response = await request(address, { headers: { Accept: 'application/json' } });
  if ([401, 403, 404].includes(response.status)) return false;
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  const lead: unknown = await response.json();
  if (typeof lead !== 'object' || lead === null) {
    throw new Error(`${address} answered with something that is not a lead.`);
  }
  return 'pension' in lead && Boolean(lead.pension);
}

/**
 * Asks for the lead once, when the first button that depends on it comes near the view, and leads
 * visitors who have a pension there. Everyone else keeps the page as it was built.
 */
export function startLead(
  page: Document,
  hasPension: () => Promise<boolean>,
  onPension: () => void,
): void {
  const links = page.querySelectorAll<HTMLAnchorElement>('a[data-pension-href]');
  let isAsked = false;
  const lookUp = async () => {
    if (!(await hasPension())) return;
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
