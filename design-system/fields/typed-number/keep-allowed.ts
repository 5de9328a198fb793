import { toUsualCharacters } from './usual-characters.ts';

/** Keeps the characters of a key or an input method that belong to an amount: digits and separators. */
export function keepAllowed(text: string): string {
  return toUsualCharacters(text).replace(/[^\d.,]/g, '');
}
