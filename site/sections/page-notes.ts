import { createContext } from 'react';
import type { Footnote } from '../../design-system/page/Footnotes/Footnotes.tsx';
import type { Site } from '../provider/SiteProvider.tsx';
import { createSourceNotes } from '../provider/source-notes.ts';
import { ANCHORS, type SectionKind } from './anchors.ts';
import { isSourced, type SourcedKind, sectionClaims } from './section-claims.ts';

/** A source of a page: its number there and the sections whose figures come from it. */
export interface PageNote {
  number: number;
  note: Footnote;
  kinds: readonly SourcedKind[];
}

/** The sources of the page around a section. A section that stands alone has none. */
export const PageNotesContext = createContext<readonly PageNote[]>([]);

/** The sources of a page with these sections, each said once, in the order of their first mention. */
export function pageNotes(kinds: readonly SectionKind[], site: Site): PageNote[] {
  const sourced = kinds.filter(isSourced);
  const claims = new Map(sourced.map((kind) => [kind, sectionClaims(kind, site.brand)]));
  const all = new Set([...claims.values()].flat());
  return createSourceNotes([...all], site).map(({ claims: ids, ...note }, at) => ({
    number: at + 1,
    note,
    kinds: sourced.filter((kind) => claims.get(kind)?.some((id) => ids.includes(id))),
  }));
}

/** The anchor of a source in the notes. */
export function noteAnchor(number: number): string {
  return `source-${number}`;
}

/** The anchor of the place in a section that names a source. */
export function mentionAnchor(kind: SourcedKind, number: number): string {
  return `${ANCHORS[kind]}-source-${number}`;
}
