import type { ClaimId } from '../content/claims/claims.ts';
import type { Site } from '../provider/SiteProvider.tsx';
import { createSourceNotes } from '../provider/source-notes.ts';
import type { PageNote } from './SourceRefs.tsx';
import { isSourced, SECTIONS, type SectionKind } from './sections.ts';

/** The sources of a page with these sections, each said once, in the order of their first mention. */
export function listPageNotes(kinds: readonly SectionKind[], site: Site): PageNote[] {
  const sourced = kinds.filter(isSourced);
  const claims = new Map(sourced.map((kind) => [kind, SECTIONS[kind].claims(site.brand)]));
  const all = new Set([...claims.values()].flat());
  const findKinds = (ids: readonly ClaimId[]) =>
    sourced.filter((kind) => claims.get(kind)?.some((id) => ids.includes(id)));
  return createSourceNotes([...all], site).map(({ statements, ...note }, at) => {
    const byKinds = Map.groupBy(statements, (statement) => findKinds(statement.claims).join());
    return {
      ...note,
      number: at + 1,
      kinds: findKinds(statements.flatMap((statement) => statement.claims)),
      parts: [...byKinds.values()].map((part) => ({
        kinds: findKinds(part.flatMap((statement) => statement.claims)),
        statements: part.map(({ text }) => text),
      })),
    };
  });
}
