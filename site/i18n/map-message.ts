import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { mapValues } from '../../lib/objects.ts';

/** A parsed message whose texts and arguments are mapped, also those within choices and tags. */
export function mapMessage(
  elements: readonly MessageFormatElement[],
  map: (element: MessageFormatElement) => MessageFormatElement,
): MessageFormatElement[] {
  return elements.map((element) => {
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
  });
}
