import type { ComparisonData } from './Comparison/data.ts';
import type { HeroData } from './Hero/data.ts';

/** THE table of section kinds: what each kind needs to be told by a landing. */
export interface SectionData {
  hero: HeroData;
  comparison: ComparisonData;
}

export type SectionKind = keyof SectionData;

/** One section of a landing: its kind and that kind's data. */
export type Section = { [K in SectionKind]: { kind: K } & SectionData[K] }[SectionKind];
