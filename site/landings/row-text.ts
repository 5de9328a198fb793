import type { TextLookup } from '../provider/text.ts';
import type { LandingRow } from './landings-from.ts';

/** The texts of a set of landings by their whole ids, and how they are looked up. */
export interface OwnTexts {
  texts: Readonly<Record<string, string>>;
  own: TextLookup;
}

/** The texts of a row: its set's own, filled in with the row's values, else those of all pages. */
export function rowText(
  { texts, own }: OwnTexts,
  all: TextLookup,
  values: LandingRow['values']['en'],
): TextLookup {
  return (id, more) => (Object.hasOwn(texts, id) ? own(id, { ...values, ...more }) : all(id, more));
}
