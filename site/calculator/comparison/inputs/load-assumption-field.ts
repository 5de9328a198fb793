/** Loads the field for a number of the visitor's own, which few enter. */
export async function loadAssumptionField() {
  const { AssumptionField } = await import('../assumptions/AssumptionField.tsx');
  return { View: AssumptionField, texts: {} };
}
