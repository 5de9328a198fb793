import { isRecord, mapValues } from '../../lib/objects.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import type { Landing } from '../../site/landings/landing.ts';
import type { Draft } from '../draft/draft.ts';
import { landingOf } from '../draft/written.ts';

/** What the Composer sends to its frame: a landing that may still be wrong in any way. */
export type DraftMessage = Landing;

/** What the frame says when it can show something. */
export const PREVIEW_READY = 'composer-preview-ready';

/** A draft in which a text that is not written yet is named by its field: `[hero.title]`. */
export function createMessage(draft: Draft): DraftMessage {
  const sections = draft.sections.map(({ kind, ...fields }) => ({
    ...Object(nameEmptyTexts(fields, kind)),
    kind,
  }));
  return { ...landingOf(draft), sections };
}

function nameEmptyTexts(value: unknown, name: string): unknown {
  if (Array.isArray(value))
    return value.map((entry, at) => nameEmptyTexts(entry, `${name}.${at + 1}`));
  if (!isRecord(value)) return value;
  if (LOCALES.every((locale) => locale in value))
    return mapValues(value, (text) => text || `[${name}]`);
  return mapValues(value, (part, key) => nameEmptyTexts(part, `${name}.${key}`));
}
