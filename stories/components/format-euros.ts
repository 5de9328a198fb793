/** An amount as the site writes it in both languages. */
export function formatEuros(value: number): string {
  return `${value.toLocaleString('de-DE')} €`;
}
