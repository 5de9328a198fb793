import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { removeSoftHyphens } from './soft-hyphens.ts';

/** The words of a text in ICU syntax, of all its branches, without what is filled in. */
export function wordsOf(text: string): string {
  return removeSoftHyphens(literals(parse(text)).join(' ')).replaceAll('\u2060', '');
}

function literals(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    return Object.values(element.options).flatMap(({ value }) => literals(value));
  });
}
