import type { Result } from '../results/report.ts';

/**
 * Ids of the pictures that represent a group: the one that changed most, then as few others as
 * possible to cover every width, language, brand and state.
 */
export function representativesOf(results: readonly Result[]): string[] {
  const left = results.toSorted((one, other) => shareOf(other) - shareOf(one));
  const missing = new Set(left.flatMap(facetsOf));
  const chosen: string[] = [];
  while (missing.size > 0 && chosen.length < MOST) {
    const counts = left.map(
      (result) => facetsOf(result).filter((facet) => missing.has(facet)).length,
    );
    const best = left[counts.indexOf(Math.max(...counts))];
    if (!best) break;
    chosen.push(best.id);
    for (const facet of facetsOf(best)) missing.delete(facet);
  }
  return chosen;
}

/** The most pictures that a reviewer can look at one by one. */
const MOST = 12;

function facetsOf({ mode: { width, locale, brand, state } }: Result): string[] {
  return [`width ${width}`, `locale ${locale}`, `brand ${brand}`, `state ${state ?? 'none'}`];
}

/** The changed share of a picture; 1 when there is nothing to compare it with. */
function shareOf({ changedPixels, after }: Result): number {
  if (changedPixels === undefined || !after) return 1;
  return changedPixels / (after.width * after.height);
}
