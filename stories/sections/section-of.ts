import type { Landing } from '../../site/landings/landing.ts';
import type { SectionKind } from '../../site/sections/anchors.ts';
import type { SectionProps } from '../../site/sections/section-fields.ts';

/** The props a landing passes to its section of a kind: the args of that section's story. */
export function sectionOf<K extends SectionKind>(landing: Landing, kind: K): SectionProps<K> {
  const section = landing.sections.find((candidate) => candidate.kind === kind);
  if (!section) throw new Error(`The landing has no section of the kind "${kind}".`);
  const { kind: _kind, ...data } = section;
  return data as unknown as SectionProps<K>;
}
