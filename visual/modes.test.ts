import { expect, test } from 'vitest';
import { modeName, modeOfName, modesOf, pictured } from './modes.ts';

test('every story has two languages and three widths', () => {
  expect(modesOf().map(modeName)).toEqual([
    'en-480',
    'en-960',
    'en-1440',
    'de-480',
    'de-960',
    'de-1440',
  ]);
});

test('a name tells its mode', () => {
  for (const mode of modesOf({ brands: ['fernblick', 'fernblick-wohnen'] })) {
    expect(modeOfName(modeName(mode))).toEqual(mode);
  }
  expect(modeOfName('fr-480')).toBeUndefined();
  expect(modeOfName('de-wide')).toBeUndefined();
  expect(modeOfName('de-480-nobody')).toBeUndefined();
});

test('a story with widths of its own has the same modes at Chromatic', () => {
  const { chromatic } = pictured({ widths: [360] });
  expect(Object.keys(chromatic.modes).sort()).toEqual(
    ['de-360', 'de-480', 'de-960', 'de-1440', 'en-360', 'en-480', 'en-960', 'en-1440'].sort(),
  );
  expect(chromatic.modes).toMatchObject({
    'de-480': { disable: true },
    'de-360': { locale: 'de', brand: 'fernblick', viewport: { width: 360 } },
  });
});
