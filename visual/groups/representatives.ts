import type { Result } from '../report.ts';

/**
 * Ids of the pictures that stand for all of a group: the one that changed most, and then as few as
 * show every width, language, brand and state.
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

/** More pictures than this nobody looks at one by one. */
const MOST = 12;

function facetsOf({ mode: { width, locale, brand, state } }: Result): string[] {
  return [`width ${width}`, `locale ${locale}`, `brand ${brand}`, `state ${state ?? 'none'}`];
}

/** How much of the picture changed; all of it when it has nothing to be compared with. */
function shareOf({ changedPixels, after }: Result): number {
  if (changedPixels === undefined || !after) return 1;
  return changedPixels / (after.width * after.height);
}
