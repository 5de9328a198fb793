import type { Localized } from '../../i18n/locales.ts';

/** The mark of a field that is empty. */
export const TO_BE_FILLED = '‹to be filled›';

/**
 * The marks of legal fields that nobody has confirmed, and what pages show in their place: a field is empty,
 * or its value is invented. A live brand has none of them.
 */
export const UNCONFIRMED: Readonly<Record<string, Localized>> = {
  [TO_BE_FILLED]: { en: '[placeholder]', de: '[Platzhalter]' },
  '‹invented›': { en: '(invented)', de: '(erfunden)' },
};

/** Whether a text has such a mark, or nothing else. */
export function isUnconfirmed(text: string): boolean {
  return text.trim() === '' || MARK.test(text);
}

/** A text with words in the place of its marks. */
export function sayUnconfirmed(text: string, locale: keyof Localized): string {
  return text.replace(MARK, (mark) => UNCONFIRMED[mark]?.[locale] ?? mark);
}

/** A text without its marks. */
export function withoutMark(text: string): string {
  return text.replace(MARK, '').trim();
}

const MARK = new RegExp(Object.keys(UNCONFIRMED).join('|'));
