import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { mapValues } from '../../lib/objects.ts';

/**
 * A parsed message whose texts and arguments are mapped, also those within choices and tags. Texts that
 * come to stand side by side become one: react-intl does nothing with a message that is one text.
 */
export function mapMessage(
  elements: readonly MessageFormatElement[],
  map: (element: MessageFormatElement) => MessageFormatElement,
): MessageFormatElement[] {
  const all: MessageFormatElement[] = [];
  for (const element of elements) {
    const mapped = mapElement(element, map);
    const last = all.at(-1);
    if (mapped.type !== TYPE.literal || last?.type !== TYPE.literal) all.push(mapped);
    else all[all.length - 1] = { type: TYPE.literal, value: last.value + mapped.value };
  }
  return all;
}

/** The texts of a parsed message, also those within choices and tags. */
export function listLiterals(elements: readonly MessageFormatElement[]): string[] {
  const texts: string[] = [];
  mapMessage(elements, (element) => {
    if (element.type === TYPE.literal) texts.push(element.value);
    return element;
  });
  return texts;
}

function mapElement(
  element: MessageFormatElement,
  map: (element: MessageFormatElement) => MessageFormatElement,
): MessageFormatElement {
  switch (element.type) {
    case TYPE.select:
    case TYPE.plural:
      return {
        ...element,
        options: mapValues(element.options, ({ value, ...option }) => ({
          ...option,
          value: mapMessage(value, map),
        })),
      };
    case TYPE.tag:
      return { ...element, children: mapMessage(element.children, map) };
    default:
      return map(element);
  }
}
