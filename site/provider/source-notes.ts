import type { IntlShape } from 'react-intl';
import type { BrandContent } from '../content/brands/schema.ts';
import { type ClaimId, claims } from '../content/claims/claims.ts';
import { formatAsOf } from '../content/claims/format-claims.ts';
import { outOfDate } from '../content/claims/out-of-date.ts';
import type { Claim } from '../content/schemas.ts';
import { bindSpaces } from '../i18n/bind-spaces.ts';

/** A source with what is said from it. */
export interface SourceNote {
  /** Its name and date. */
  source: string;
  href?: string;
  /** Each sentence with the claims that it is about: figures of one kind share their words. */
  statements: readonly { text: string; claims: readonly ClaimId[] }[];
}

/**
 * Where claims come from and their date, in one note for each source and day; what is out of date has a
 * note of its own.
 */
export function createSourceNotes(
  ids: readonly ClaimId[],
  brand: BrandContent,
  intl: IntlShape,
): SourceNote[] {
  const bySource = Map.groupBy(ids, (id) => {
    const { source, asOf }: Claim = claims[id];
    return `${source.title.en} ${asOf} ${outOfDate.has(id)}`;
  });
  return [...bySource.values()].flatMap((group) => createSourceNote(group, brand, intl));
}

function createSourceNote(
  group: readonly ClaimId[],
  brand: BrandContent,
  intl: IntlShape,
): SourceNote[] {
  const { locale } = intl;
  const byText = Map.groupBy(group, (id) => (claims[id] as Claim).note[locale]);
  return group.slice(0, 1).map((id) => {
    const { source }: Claim = claims[id];
    return {
      source: intl.formatMessage(
        { id: 'sources.asOf' },
        {
          source: bindSpaces(source.title[locale]).replace('{brand}', brand.name),
          date: formatAsOf(id, locale),
        },
      ),
      ...(source.url && { href: source.url }),
      statements: [...byText].map(([text, ids]) => ({ text: bindSpaces(text), claims: ids })),
    };
  });
}
