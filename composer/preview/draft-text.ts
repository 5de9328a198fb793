import { isRecord, mapValues } from '../../lib/objects.ts';
import { isLocalized, type Locale } from '../../site/i18n/locales.ts';
import { getPageTexts, type PageTexts } from '../../site/provider/page-texts.ts';
import type { Brand } from '../../tokens/index.ts';
import { describePlace } from '../draft/describe-field.ts';
import type { DraftSection } from '../draft/draft.ts';

/** All texts of the site and those of a draft, which are shown as they were typed while they are wrong. */
export function getDraftTexts(brand: Brand, locale: Locale): PageTexts {
  const texts = getPageTexts(brand, locale);
  return {
    ...texts,
    say: (text) => {
      try {
        return texts.say(text);
      } catch {
        return typeof text === 'string' ? text : text[locale];
      }
    },
  };
}

/** Sections with a placeholder for every text that is not written yet: «[Hero: title]». */
export function fillPlaceholders(sections: readonly DraftSection[]): readonly DraftSection[] {
  return sections.map(({ kind, ...fields }) => ({
    ...mapValues(fields, (value, name) => fill(value, `${kind}.${name}`)),
    kind,
  }));
}

function fill(value: unknown, field: string): unknown {
  if (isLocalized(value))
    return mapValues(value, (text) => text || `[${describePlace({ field })}]`);
  if (Array.isArray(value)) return value.map((entry, at) => fill(entry, `${field}.${at + 1}`));
  if (isRecord(value)) return mapValues(value, (part, key) => fill(part, `${field}.${key}`));
  return value;
}
