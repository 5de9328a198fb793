import { keysOf } from '../../../lib/objects.ts';
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
