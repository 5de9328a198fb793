/**
 * The two statistics beside the reviews, in their order: the name that their messages have and their
 * claim. Both figures are lower bounds.
 */
export const statistics = [
  { name: 'contributions', claim: 'committedContributions' },
  { name: 'clients', claim: 'activeClients' },
] as const;
