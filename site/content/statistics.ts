/**
 * The three statistics beside the reviews, in their order: the name that their messages have, their
 * claim, and whether it is a lower bound.
 */
export const statistics = [
  { name: 'contributions', claim: 'committedContributions', isLowerBound: true },
  { name: 'clients', claim: 'activeClients', isLowerBound: true },
  { name: 'satisfaction', claim: 'satisfaction', isLowerBound: false },
] as const;
