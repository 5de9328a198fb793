/** The edge of a drawing on which a place lies; there its label stands inside the drawing. */
export function findEdge(at: number, end: number): 'start' | 'end' | undefined {
  if (at === 0) return 'start';
  return at === end ? 'end' : undefined;
}
