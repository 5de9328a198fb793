import type { ComponentType } from 'react';
import { Comparison } from './Comparison/Comparison.tsx';
import { Hero } from './Hero/Hero.tsx';
import type { Section, SectionData, SectionKind } from './index.ts';

/** The view of every section kind. A kind without one fails the type check. */
export const sectionViews: { [K in SectionKind]: ComponentType<SectionData[K]> } = {
  hero: Hero,
  comparison: Comparison,
};

/** Renders one section of a landing with the view of its kind. */
export function SectionView({ section }: { section: Section }) {
  const { kind, ...data } = section;
  const View = sectionViews[kind] as ComponentType<typeof data>;
  return <View {...data} />;
}
