import type { IntlShape } from 'react-intl';
import type { BrandContent } from '../content/brands/schema.ts';
import type { ClaimId } from '../content/claims/claims.ts';
import { createSourceNotes } from '../provider/source-notes.ts';
import type { PageNote } from './SourceRefs.tsx';
import { isSourced, SECTIONS, type Section, type SourcedKind } from './sections.ts';

/** The sources of a page with these sections, each said once, in the order of their first mention. */
export function listPageNotes(
  sections: readonly Section[],
  brand: BrandContent,
  intl: IntlShape,
): PageNote[] {
  const claims = new Map(sections.flatMap((section) => listSectionClaims(section, brand)));
  const sourced = [...claims.keys()];
  const all = new Set([...claims.values()].flat());
  const findKinds = (ids: readonly ClaimId[]) =>
    sourced.filter((kind) => claims.get(kind)?.some((id) => ids.includes(id)));
  return createSourceNotes([...all], brand, intl).map(({ statements, ...note }, at) => {
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

function listSectionClaims(
  section: Section,
  brand: BrandContent,
): [SourcedKind, readonly ClaimId[]][] {
  const { kind } = section;
  if (!isSourced(kind)) return [];
  return [[kind, SECTIONS[kind].claims(brand, 'bullets' in section ? section.bullets : [])]];
}
