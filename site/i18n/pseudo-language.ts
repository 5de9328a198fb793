import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { mapMessage } from './map-message.ts';

/**
 * The language of the workbench that shows which text is not translated and which has no room: English
 * with accents, two fifths longer, in brackets. No page is built in it.
 */
export const PSEUDO_LANGUAGE = 'en-XA';

/** A message in the pseudo-language, parsed; its arguments, tags and choices are as they were. */
export function pseudoLocalize(message: string): MessageFormatElement[] {
  return [literal('['), ...mapMessage(parse(message), pseudo), literal(']')];
}

function pseudo(element: MessageFormatElement): MessageFormatElement {
  return element.type === TYPE.literal ? literal(longerWithAccents(element.value)) : element;
}

function literal(value: string): MessageFormatElement {
  return { type: TYPE.literal, value };
}

/** Of five letters the second and the fourth are doubled. */
function longerWithAccents(text: string): string {
  let letters = 0;
  return text.replaceAll(/[a-z]/gi, (plain) => {
    const letter = ACCENTED[plain] ?? plain;
    const place = letters % 5;
    letters += 1;
    return place === 1 || place === 3 ? letter + letter.toLowerCase() : letter;
  });
}

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const WITH_ACCENTS = 'áḃçðéƒĝĥĩĵķļṁñöþǫŕšťûṽŵẋýžÁḂÇÐÉḞĜĤĨĴĶĻṀÑÖÞǪŔŠŤÛṼŴẊÝŽ';

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(PLAIN, (letter, at) => [letter, WITH_ACCENTS[at] ?? letter]),
);
