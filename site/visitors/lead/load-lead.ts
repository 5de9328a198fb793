/** Knowledge of the service about a visitor. Anonymous ones have no lead. */
export interface Lead {
  hasPension: boolean;
}

const ANONYMOUS: Lead = { hasPension: false };

/**
 * Asks our own site for the visitor's lead. It answers with JSON whose `pension` is the pension, or
 * is missing; 401, 403 and 404 mean that nobody is logged in and there is no offer.
 * @throws when it does not answer, or with something else
 */
export async function loadLead(address: string, request: typeof fetch = fetch): Promise<Lead> {
  const response = await request(address, { headers: { Accept: 'application/json' } });
  if ([401, 403, 404].includes(response.status)) return ANONYMOUS;
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  const lead: unknown = await response.json();
  if (typeof lead !== 'object' || lead === null) {
    throw new Error(`${address} answered with something that is not a lead.`);
  }
  return { hasPension: 'pension' in lead && Boolean(lead.pension) };
}
