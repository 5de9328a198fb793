import { describe, expect, test } from 'vitest';
import { keysOf } from '../../design-system/keys-of.ts';
import { brands } from '../content/brands/index.ts';
import { LOCALES, type Locale } from '../locales.ts';
import type { MessageId } from '../messages/index.ts';
import { textFor } from '../text-for.ts';
import { LANDING_KEYS, LANDING_PAGES, type LandingKey, landings } from './index.ts';

const SOFT_HYPHEN = '\u00ad';
/** What fits a phone of 320 px at 200 % text in the size of a hero. */
const LONGEST_WHOLE_WORD = 10;

describe.each(keysOf(brands))('the head of the pages of %s', (brand) => {
  const textIn = (locale: Locale) => textFor(brand, locale);

  test.each(LANDING_PAGES)('$key in $locale has a title that search results show', (page) => {
    const title = textIn(page.locale)(`landing.${page.key}.title`);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(title).not.toContain(SOFT_HYPHEN);
  });

  test.each(LANDING_PAGES)('$key in $locale has a description of a good length', (page) => {
    const description = textIn(page.locale)(`landing.${page.key}.description`);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).not.toContain(SOFT_HYPHEN);
  });

  test.each(LOCALES)('no two pages in %s say the same', (locale) => {
    for (const part of ['title', 'description', 'hero.title', 'hero.text'] as const) {
      const texts = LANDING_KEYS.map((key) => textIn(locale)(`landing.${key}.${part}`));
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});

test.each(LANDING_KEYS)('%s shows no other landing’s messages', (key) => {
  const own = `landing.${key}.`;
  expect(messageIdsOf(key).filter((id) => !id.startsWith(own))).toEqual([]);
});

test.each(LANDING_PAGES)('the large headings of $key in $locale can break', ({ key, locale }) => {
  const headings = messageIdsOf(key).filter((id) => /(hero|argument)\.title$/.test(id));
  const t = textFor('fernblick', locale);
  expect(headings.flatMap((id) => unbreakableWords(t(id)))).toEqual([]);
});

/** The messages that a landing names itself, wherever they stand in its sections. */
function messageIdsOf(key: LandingKey): MessageId[] {
  const named = JSON.stringify(landings[key].sections).matchAll(/"(landing\.[^"]+)"/g);
  return [...named].map(([, id]) => id as MessageId);
}

function unbreakableWords(text: string): string[] {
  return text
    .split(/[\s\u00ad-]+/)
    .filter((part) => part.replace(/[^\p{L}]/gu, '').length > LONGEST_WHOLE_WORD);
}
