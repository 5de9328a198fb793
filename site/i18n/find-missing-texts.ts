import { isRecord } from '../../lib/objects.ts';
import { LOCALES } from './locales.ts';

/** One line for every text inside a value that is there in one language and not in another. */
export function findMissingTexts(value: unknown, at = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((part, index) => findMissingTexts(part, `${at}.${index + 1}`));
  if (!isRecord(value)) return [];
  const missing = LOCALES.filter((locale) => !(locale in value));
  if (missing.length < LOCALES.length)
    return missing.map((locale) => `${at} has no text in ${locale}. Write it there, too.`);
  return Object.entries(value).flatMap(([name, part]) =>
    findMissingTexts(part, at ? `${at}.${name}` : name),
  );
}
