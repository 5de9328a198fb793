import { keysOf } from '../../../lib/objects.ts';
import type { Locale } from '../../i18n/locales.ts';
import { accessibility } from './accessibility.ts';
import { cookies } from './cookies.ts';
import type { DocumentPage } from './document.ts';
import { imprint } from './imprint.ts';
import { initialInformation } from './initial-information.ts';
import { privacy } from './privacy.ts';

/** The documents, in the order in which the footer of every page lists them. */
export const documents = {
  imprint,
  privacy,
  initialInformation,
  accessibility,
  cookies,
} satisfies Record<string, DocumentPage>;

export type DocumentKey = keyof typeof documents;

export const DOCUMENT_KEYS = keysOf(documents);

/** The id of a text in a document: of its title, or of a part of its n-th section. */
export type DocumentTextId = `document.${DocumentKey}.${
  | 'title'
  | 'description'
  | `${number}.${'heading' | 'link' | number}`}`;

/** Every text of every document in a language, by id. */
export function documentTexts(locale: Locale): Record<string, string> {
  return Object.fromEntries(DOCUMENT_KEYS.flatMap((key) => textsOf(key, locale)));
}

function textsOf(key: DocumentKey, locale: Locale): [DocumentTextId, string][] {
  const { title, description, sections }: DocumentPage = documents[key];
  return [
    [`document.${key}.title`, title[locale]],
    [`document.${key}.description`, description[locale]],
    ...sections.flatMap(({ heading, paragraphs, link }, at): [DocumentTextId, string][] => [
      [`document.${key}.${at}.heading`, heading[locale]],
      ...paragraphs[locale].map((text, line): [DocumentTextId, string] => [
        `document.${key}.${at}.${line}`,
        text,
      ]),
      ...(link
        ? [[`document.${key}.${at}.link`, link.label[locale]] satisfies [DocumentTextId, string]]
        : []),
    ]),
  ];
}
