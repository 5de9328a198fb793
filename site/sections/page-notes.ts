import type { Site } from '../provider/SiteProvider.tsx';
import { createSourceNotes } from '../provider/source-notes.ts';
import type { PageNote } from './SourceRefs.tsx';
import { isSourced, SECTIONS, type SectionKind } from './sections.ts';

/** The sources of a page with these sections, each said once, in the order of their first mention. */
export function listPageNotes(kinds: readonly SectionKind[], site: Site): PageNote[] {
  const sourced = kinds.filter(isSourced);
  const claims = new Map(sourced.map((kind) => [kind, SECTIONS[kind].claims(site.brand)]));
  const all = new Set([...claims.values()].flat());
  return createSourceNotes([...all], site).map(({ claims: ids, ...note }, at) => ({
    number: at + 1,
    note,
    kinds: sourced.filter((kind) => claims.get(kind)?.some((id) => ids.includes(id))),
  }));
}
