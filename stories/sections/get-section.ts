import { getLanding, type LandingName } from '../../site/landings/index.ts';
import type { SectionKind, SectionProps } from '../../site/sections/sections.ts';

/** The values of a landing's section: the args of that section's story. */
export function getSection<K extends SectionKind>(name: LandingName, kind: K): SectionProps<K> {
  const section = getLanding(name).sections.find((candidate) => candidate.kind === kind);
  if (!section) throw new Error(`The landing "${name}" has no section of the kind "${kind}".`);
  const { kind: _kind, ...data } = section;
  return data as unknown as SectionProps<K>;
}
