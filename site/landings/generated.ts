import { landingSets } from 'virtual:content';
import type { LandingName } from './index.ts';

/** The row of a generated landing, and the set that it belongs to. */
export function findGeneratedLanding(name: LandingName) {
  return generated.get(name);
}

const generated = new Map(
  landingSets.flatMap((set) => set.rows.map((row) => [row.name, { set, row }] as const)),
);
