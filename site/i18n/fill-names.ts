import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { mapMessage } from './map-message.ts';

/** A parsed message in which the arguments that are known are filled in. */
export function fillNames(
  elements: readonly MessageFormatElement[],
  names: Readonly<Record<string, string>>,
): MessageFormatElement[] {
  return mapMessage(elements, (element) => {
    const value = element.type === TYPE.argument ? names[element.value] : undefined;
    return value === undefined ? element : { type: TYPE.literal, value };
  });
}
