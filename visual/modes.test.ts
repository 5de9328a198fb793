import { expect, test } from 'vitest';
import { LOCALES } from '../site/locales.ts';
import { BRANDS, chromaticModes, modeName, modeOfName, pictured, STATES } from './modes.ts';

const everyMode = LOCALES.flatMap((locale) =>
  BRANDS.flatMap((brand) =>
    [undefined, ...STATES].map((state) => ({ locale, width: 960, brand, ...(state && { state }) })),
  ),
);

test('a name identifies its mode, and names are unique', () => {
  for (const mode of everyMode) expect(modeOfName(modeName(mode))).toEqual(mode);
  expect(new Set(everyMode.map(modeName)).size).toBe(everyMode.length);
  expect(everyMode.map(modeName)).toEqual(
    expect.arrayContaining(['de-960', 'de-960-fernblick-wohnen', 'en-960-forced-colors']),
  );
});

test.each(['fr-480', 'de-wide', 'de-480-nobody', 'en-960-asleep', 'en-960-hover-fernblick-wohnen'])(
  '%s is not the name of a mode',
  (name) => {
    expect(modeOfName(name)).toBeUndefined();
  },
);

test('Chromatic captures every story in two languages and three widths', () => {
  expect(Object.keys(chromaticModes())).toEqual([
    'en-360',
    'en-960',
    'en-1440',
    'de-360',
    'de-960',
    'de-1440',
  ]);
});

test('a story with its own widths has the same modes at Chromatic', () => {
  const { chromatic } = pictured({ widths: [600] });
  expect(Object.keys(chromatic.modes).sort()).toEqual(
    ['de-360', 'de-600', 'de-960', 'de-1440', 'en-360', 'en-600', 'en-960', 'en-1440'].sort(),
  );
  expect(chromatic.modes).toMatchObject({
    'de-360': { disable: true },
    'de-600': { locale: 'de', brand: 'fernblick', viewport: { width: 600 } },
  });
});
