import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../lib/objects.ts';
import { isLocalized, LOCALES } from '../../site/i18n/locales.ts';
import type { Landing } from '../../site/landings/landing.ts';

/** What saving a landing over another changes, a line for each field: `hero.title (en): Before → After`. */
export function listChanges(before: Landing, after: Landing): string[] {
  const order = (landing: Landing) => landing.sections.map(({ kind }) => kind).join(', ');
  return [
    ...(order(before) === order(after) ? [] : [`sections: ${order(before)} → ${order(after)}`]),
    ...compare('', toFields(before), toFields(after)),
  ];
}

/** Sections by their kinds, as problems name them. */
function toFields({ sections, ...head }: Landing): object {
  return { ...head, ...Object.fromEntries(sections.map(({ kind, ...fields }) => [kind, fields])) };
}

function compare(at: string, before: unknown, after: unknown): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isLocalized(before) && isLocalized(after))
    return LOCALES.filter((locale) => before[locale] !== after[locale]).map(
      (locale) => `${at} (${locale}): ${before[locale]} → ${after[locale]}`,
    );
  const [one, other] = [toParts(before, after), toParts(after, before)];
  if (!isRecord(one) || !isRecord(other)) return [`${at}: ${show(before)} → ${show(after)}`];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) => {
    const step = Array.isArray(before ?? after) ? Number(key) + 1 : key;
    return compare(at ? `${at}.${step}` : `${step}`, one[key], other[key]);
  });
}

/** The entries of a list, the fields of a group, and of one that is new or gone: none. */
function toParts(value: unknown, beside: unknown): unknown {
  if (value === undefined && !isLocalized(beside) && typeof beside === 'object') return {};
  return Array.isArray(value) ? { ...value } : value;
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  return isLocalized(value) ? `${value.en} / ${value.de}` : JSON.stringify(value);
}
