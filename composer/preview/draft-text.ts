import { isRecord, mapValues } from '../../lib/objects.ts';
import type { Locale } from '../../site/i18n/locales.ts';
import { getTextLookup } from '../../site/provider/page-texts.ts';
import type { TextLookup } from '../../site/provider/text-lookup.ts';
import type { Brand } from '../../tokens/index.ts';
import { type DraftLanding, isText } from '../draft/draft.ts';

/** All texts of the site and those of a draft, which are shown as they were typed while they are wrong. */
export function createDraftText(brand: Brand, locale: Locale): TextLookup {
  const t = getTextLookup(brand, locale);
  return (text, values) => {
    if (!isText(text)) return t(text, values);
    try {
      return t(text, values);
    } catch {
      return text[locale];
    }
  };
}

/** The landing with a placeholder for every text that is not written yet: `[hero.title]`. */
export function fillPlaceholders(landing: DraftLanding): DraftLanding {
  const sections = landing.sections.map(({ kind, ...fields }) => ({
    ...mapValues(fields, (value, name) => fill(value, `${kind}.${name}`)),
    kind,
  }));
  return { ...landing, sections };
}

function fill(value: unknown, name: string): unknown {
  if (isText(value)) return mapValues(value, (text) => text || `[${name}]`);
  if (Array.isArray(value)) return value.map((entry, at) => fill(entry, `${name}.${at + 1}`));
  if (isRecord(value)) return mapValues(value, (part, key) => fill(part, `${name}.${key}`));
  return value;
}
