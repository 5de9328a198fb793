/** Loads the field for a number of the visitor's own, which few enter. */
export async function loadAssumptionField() {
  const { AssumptionField } = await import('../assumptions/AssumptionField.tsx');
  return { View: AssumptionField, texts: {} };
}

/** Loads the field for an offer, which only another provider has. */
export async function loadOfferCost() {
  const { OfferCost } = await import('./OfferCost.tsx');
  return { View: OfferCost, texts: {} };
}
