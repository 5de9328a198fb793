import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { LOCALES } from '../i18n/locales.ts';
import { messages } from '../i18n/messages/index.ts';
import { showsBrace } from '../i18n/shows-brace.ts';
import { listFaqTexts } from './faq.ts';

/** One line for every message and question that shows a brace to visitors, or cannot be read: its file, line and id. */
export function listShownBraces(): string[] {
  return LOCALES.flatMap((locale) => {
    const file = `site/i18n/messages/${locale}.json`;
    const source = readFileSync(
      new URL(`../i18n/messages/${locale}.json`, import.meta.url),
      'utf8',
    );
    return [
      ...Object.entries(messages[locale]).flatMap(([id, text]) =>
        describe(text, `${file}:${findLine(source, id)} ${id}`),
      ),
      ...Object.entries(listFaqTexts(locale)).flatMap(([id, text]) =>
        describe(text, `site/content/faq.json ${id} (${locale})`),
      ),
    ];
  });
}

function describe(text: string, place: string): string[] {
  try {
    if (!showsBrace(parse(text))) return [];
    return [
      `${place} shows a brace to visitors. Write one before and one behind a name, as in {product}.`,
    ];
  } catch {
    return [`${place} cannot be read as an ICU message. Close every brace.`];
  }
}

function findLine(source: string, id: string): number {
  return source.slice(0, source.indexOf(`"${id}":`)).split('\n').length;
}
