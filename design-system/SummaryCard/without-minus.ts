/**
 * A cost without its minus sign, hyphen or typographic: «Costs: 1,53 %» says already that it is
 * taken away. For costs only: a saving must keep its sign (requirements row 102).
 */
export function withoutMinus(cost: string): string {
  return cost.replace(/^\s*[-\u2212]\s*/, '');
}
