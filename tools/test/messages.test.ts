import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../site/locales.ts';
import { messages } from '../../site/messages/index.ts';

const [first, ...others] = LOCALES;
const ids = Object.keys(messages[first]);

describe.each(LOCALES)('messages in %s', (locale) => {
  const texts: Record<string, string> = messages[locale];

  test('are not empty and parse as ICU messages', () => {
    const broken = Object.entries(texts).filter(([, text]) => text.trim() === '' || !parses(text));
    expect(broken).toEqual([]);
  });

  test('are sorted by id', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(texts).sort());
  });

  test('use typographic punctuation and contain no TODO', () => {
    const unfinished = Object.entries(texts).filter(([, text]) => /"|\.\.\.| - |TODO/i.test(text));
    expect(unfinished).toEqual([]);
  });
});

describe.each(others)(`messages in %s beside ${first}`, (locale) => {
  const texts: Record<string, string> = messages[locale];

  test('have the same ids', () => {
    expect(Object.keys(texts)).toEqual(ids);
  });

  test('take the same values', () => {
    const different = Object.entries(messages[first])
      .map(([id, text]) => ({ id, [first]: valuesOf(text), [locale]: valuesOf(texts[id] ?? '') }))
      .filter((entry) => String(entry[first]) !== String(entry[locale]));
    expect(different).toEqual([]);
  });
});

function parses(text: string): boolean {
  try {
    return parse(text).length > 0;
  } catch {
    return false;
  }
}

/** The argument names; `{product}` and `{brand}` are always available. */
function valuesOf(text: string): string[] {
  const names = new Set<string>();
  const collect = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type !== TYPE.literal && element.type !== TYPE.pound) names.add(element.value);
      if (element.type === TYPE.tag) collect(element.children);
      if (element.type === TYPE.select || element.type === TYPE.plural) {
        for (const { value } of Object.values(element.options)) collect(value);
      }
    }
  };
  collect(parse(text));
  return [...names].filter((name) => name !== 'product' && name !== 'brand').sort();
}
