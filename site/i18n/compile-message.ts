import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { mapMessage } from './map-message.ts';

/** Parses a message, so that no parser need ship, and fills in what is known of its arguments. */
export function compileMessage(
  message: string,
  names: Readonly<Record<string, string>>,
): MessageFormatElement[] {
  return fillNames(parse(message), names);
}

/** The same for a message that is parsed. */
export function fillNames(
  elements: readonly MessageFormatElement[],
  names: Readonly<Record<string, string>>,
): MessageFormatElement[] {
  return mapMessage(elements, (element) => {
    const value = element.type === TYPE.argument ? names[element.value] : undefined;
    return value === undefined ? element : { type: TYPE.literal, value };
  });
}
