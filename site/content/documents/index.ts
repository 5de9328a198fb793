import { keysOf } from '../../../lib/objects.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { DocumentPage } from '../schemas.ts';
import accessibility from './accessibility.json' with { type: 'json' };
import cookies from './cookies.json' with { type: 'json' };
import imprint from './imprint.json' with { type: 'json' };
import initialInformation from './initial-information.json' with { type: 'json' };
import privacy from './privacy.json' with { type: 'json' };

/** The documents, in the order in which the footer of every page lists them. */
const FILES = {
  /** Who is behind the site: § 5 DDG, § 18 (2) MStV, § 36 VSBG. */
  imprint,
  /** Use of visitors' data: Art. 13 GDPR. */
  privacy,
  /** Information of an insurance intermediary before the first conversation: § 15 VersVermV. */
  initialInformation,
  /** How accessible the service is: § 14 BFSG with Annex 3. What was tested comes from the tests. */
  accessibility,
  /** Storage on a visitor's device: § 25 TDDDG. */
  cookies,
};

export type DocumentKey = keyof typeof FILES;

export const documents: Readonly<Record<DocumentKey, DocumentPage>> =
  // The build checks that the files have this shape.
  FILES as Readonly<Record<DocumentKey, DocumentPage>>;

export const DOCUMENT_KEYS = keysOf(FILES);

/** The id of a text in a document: of its title, or of a part of its n-th section. */
export type DocumentTextId = `document.${DocumentKey}.${
  | 'title'
  | 'description'
  | `${number}.${'heading' | 'link' | number}`}`;

/** Every text of every document in a language, by id. */
export function listDocumentTexts(locale: Locale): Record<string, string> {
  return Object.fromEntries(DOCUMENT_KEYS.flatMap((key) => textsOf(key, locale)));
}

function textsOf(key: DocumentKey, locale: Locale): (readonly [DocumentTextId, string])[] {
  const { title, description, sections } = documents[key];
  const name = <Part extends string>(part: Part, text: string) =>
    [`document.${key}.${part}` as const, text] as const;
  return [
    name('title', title[locale]),
    name('description', description[locale]),
    ...sections.flatMap(({ heading, paragraphs, link }, at) => [
      name(`${at}.heading`, heading[locale]),
      ...paragraphs[locale].map((text, line) => name(`${at}.${line}`, text)),
      ...(link ? [name(`${at}.link`, link.label[locale])] : []),
    ]),
  ];
}
