import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { mapMessage } from './map-message.ts';

/** Whether a text shows a brace: one of a pair is missing, or quotes of ICU stand around it. */
export function showsBrace(elements: readonly MessageFormatElement[]): boolean {
  let isShown = false;
  mapMessage(elements, (element) => {
    isShown ||= element.type === TYPE.literal && /[{}]/.test(element.value);
    return element;
  });
  return isShown;
}
