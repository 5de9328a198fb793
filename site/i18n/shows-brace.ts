import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { listLiterals } from './map-message.ts';

/** Whether a text shows a brace: one of a pair is missing, or quotes of ICU stand around it. */
export function showsBrace(elements: readonly MessageFormatElement[]): boolean {
  return listLiterals(elements).some((text) => /[{}]/.test(text));
}
