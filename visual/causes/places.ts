import type { Box, Evidence, Place, Region, ShownElement } from '../model/report.ts';

/** How far a focus ring or a shadow may lie outside of its element, in px. */
const REACH = 6;

/** What is at the changed places of a picture, by the elements of its page: each place once. */
export function findPlaces(regions: readonly Region[], evidence: Evidence): Place[] {
  const places = regions.map((region) => describePlace(region, evidence));
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}

/**
 * The smallest element that contains the place, and what is within the place; what none contains shows the
 * ground of the page. Rows that were added or removed are as wide as the picture: their element is the one
 * that became taller.
 */
function describePlace(region: Region, { elements, owners, variables, ground }: Evidence): Place {
  const { after } = region;
  const isRows = region.before.height === 0 || after.height === 0;
  const around = elements.filter(({ box }) => (isRows ? spans(box, after) : contains(box, after)));
  // Of several that are as large the innermost, which paints over the others.
  const [smallest] = around.toReversed().toSorted((one, other) => measure(one) - measure(other));
  const inner = isRows || !smallest ? [] : elements.filter(({ box }) => contains(after, box));
  const text = elements.filter(({ box }) => smallest && contains(smallest.box, box, 0));
  const used = [smallest?.variables ?? ground, ...inner.map((one) => one.variables)];
  return {
    owners: owners[smallest?.owners ?? -1] ?? [],
    inner: [...new Set(inner.flatMap((one) => owners[one.owners]?.[0] ?? []))],
    text: text.map((one) => one.text).join(' '),
    variables: [...new Set(used.flatMap((index) => variables[index] ?? []))],
  };
}

/** The components of a place as people name it: `Icon in FieldError`. */
export function namePlace({ owners }: Place): string | undefined {
  return owners.slice(0, 2).join(' in ') || undefined;
}

function contains(box: Box, inner: Box, reach = REACH): boolean {
  return (
    spans(box, inner, reach) &&
    box.x - reach <= inner.x &&
    inner.x + inner.width <= box.x + box.width + reach
  );
}

function spans(box: Box, inner: Box, reach = 0): boolean {
  return box.y - reach <= inner.y && inner.y + inner.height <= box.y + box.height + reach;
}

function measure({ box }: ShownElement): number {
  return box.width * box.height;
}
