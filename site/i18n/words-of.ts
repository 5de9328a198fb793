import { parse } from '@formatjs/icu-messageformat-parser';
import { listLiterals } from './map-message.ts';
import { removeSoftHyphens } from './soft-hyphens.ts';

/** The words of a text in ICU syntax, of all its branches, without what is filled in. */
export function wordsOf(text: string): string {
  return removeSoftHyphens(listLiterals(parse(text)).join(' ')).replaceAll('\u2060', '');
}
