import type { BrandContent } from '../content/brands/schema.ts';
import type { ClaimId } from '../content/claims/claims.ts';
import type { Localized } from '../i18n/locales.ts';
import type { GroupField } from './field.ts';

/**
 * All that the site has to know about a kind of section besides its view. The view is apart, in the
 * file `Name/Name.tsx`, so that Node can read the schemas and no view depends on another.
 */
export interface SectionDefinition {
  /** The values that a landing gives the view. */
  schema: GroupField;
  /** How its heading stands; left out, its title beside its lead. */
  heading?: 'statement' | 'caption';
  /** It is part of the first view: nothing links to it, and it has no anchor. */
  opensPage?: true;
  /** The claims behind its figures, and behind its points; each has a source in the notes of its page. */
  claims?: (brand: BrandContent, points: readonly Point[]) => readonly ClaimId[];
}

/** A point of a list: a message that several landings share, or a text of the landing's own. */
export type Point = string | Localized;
