import { expect, test } from 'vitest';
import { LOCALES } from '../../site/i18n/locales.ts';
import { BRANDS, configurePictures, formatMode, parseMode, STATES } from './modes.ts';

const everyMode = LOCALES.flatMap((locale) =>
  BRANDS.flatMap((brand) =>
    [undefined, ...STATES].map((state) => ({ locale, width: 960, brand, ...(state && { state }) })),
  ),
);

test('a name identifies its mode, and names are unique', () => {
  for (const mode of everyMode) expect(parseMode(formatMode(mode))).toEqual(mode);
  expect(new Set(everyMode.map(formatMode)).size).toBe(everyMode.length);
  expect(everyMode.map(formatMode)).toEqual(
    expect.arrayContaining(['de-960', 'de-960-fernblick-wohnen', 'en-960-forced-colors']),
  );
});

test('an accepted picture of a language or a brand that was removed has a mode', () => {
  const gone = { locale: 'fr', width: 480, brand: 'acme-berlin', state: 'dark-hover' };
  expect(parseMode('fr-480-acme-berlin-dark-hover')).toEqual(gone);
});

test.each(['de', 'de-wide', 'en-960-'])('%s is not the name of a mode', (name) => {
  expect(parseMode(name)).toBeUndefined();
});

test('a story without pictures has none at Chromatic', () => {
  expect(configurePictures({ widths: [] }).chromatic.disableSnapshot).toBe(true);
  expect(configurePictures({ widths: [600] }).chromatic.disableSnapshot).toBe(false);
});
