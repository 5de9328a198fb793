import type { Result } from '../../model/report.ts';
import { getReviewStatus } from '../../model/status.ts';

/** What the list can be filtered by; the names are those in the URL. */
export const FACETS = {
  language: ({ mode }) => mode.locale,
  width: ({ mode }) => String(mode.width),
  brand: ({ mode }) => mode.brand,
  scheme: ({ mode }) => (mode.state?.startsWith('dark') ? 'dark' : 'light'),
  state: ({ mode }) => mode.state?.replace(/^dark-?/, '') || 'rest',
  result: ({ status }) => status,
  decision: (result) => getReviewStatus(result) ?? 'none',
} satisfies Record<string, (result: Result) => string>;

export type Facet = keyof typeof FACETS;

/** A value for some facets, and words that a picture's names must contain. */
export type Filter = { readonly [Name in Facet | 'text']?: string };

/** Whether the list shows a picture. */
export function matches(result: Result, { text = '', ...facets }: Filter): boolean {
  const names = `${result.title} ${result.name} ${result.id} ${result.reason}`.toLowerCase();
  return (
    Object.entries(facets).every(([name, value]) => FACETS[name as Facet](result) === value) &&
    text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => names.includes(word))
  );
}

/** The values of a facet in what the rest of the filter shows, each with its number of pictures. */
export function countValues(
  results: readonly Result[],
  facet: Facet,
  { [facet]: _, ...others }: Filter,
): [value: string, count: number][] {
  const shown = Map.groupBy(
    results.filter((result) => matches(result, others)),
    FACETS[facet],
  );
  return [...shown]
    .map(([value, { length }]): [string, number] => [value, length])
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
}

/** A picture and a filter as the fragment of a URL: `components-badge--plain.de-960?language=de`. */
export function formatAddress(id: string | null, filter: Filter): string {
  const query = new URLSearchParams(filter as Record<string, string>).toString();
  return `${id ?? ''}${query && `?${query}`}`;
}

/** The picture or story and the filter in the fragment of a URL. */
export function parseAddress(address: string): { id: string; filter: Filter } {
  const [place, query] = address.split('?');
  // Also of an address that was cut off within a letter.
  const id = new URLSearchParams(`id=${place}`).get('id') ?? '';
  const known = [...new URLSearchParams(query)].filter(
    ([name, value]) => value && (name === 'text' || name in FACETS),
  );
  return { id, filter: Object.fromEntries(known) };
}
