import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { keysOf } from '../../lib/objects.ts';
import { cutFont, FONT_FOLDER } from './cut-fonts.ts';
import { FONT_NAMES, readFontSource } from './font-sources.ts';
import { LETTERS, type LetterSet } from './letters.ts';

const FILES = FONT_NAMES.flatMap((font) => keysOf(LETTERS).map((set) => ({ font, set })));

describe.each(FILES)('$font-$set', ({ font, set }) => {
  const read = () => readFile(join(FONT_FOLDER, set, `${font}.woff2`));

  test('has all of its letters that the font has, in all weights', async () => {
    const source = open(await readFontSource(font, set === 'extended' ? 'latin-ext' : 'latin'));
    const own = open(await read());
    expect(listMissing(set, own)).toEqual(listMissing(set, source));
    expect(own.variationAxes).toEqual(source.variationAxes);
  });

  test('has copyright and licence, and its reserved name in neither name of its own', async () => {
    const sfnt = await subsetFont(await read(), undefined, ALL);
    const { copyright, fullName, familyName, postscriptName } = open(sfnt);
    expect(copyright).toMatch(/Adobe|Bricolage Grotesque Project Authors/);
    expect([fullName, familyName, postscriptName].join()).toMatch(/^Fern (Text|Display),/);
    const texts = [sfnt.toString('latin1'), sfnt.swap16().toString('utf16le')].join();
    expect(texts).toMatch(/https?:\/\/scripts\.sil\.org\/OFL/);
    expect(texts).not.toMatch(/Source ?Sans/);
  });

  test('comes out the same every time', async () => {
    expect((await cutFont(font, set)).equals(await read())).toBe(true);
  });
});

test.each(FONT_NAMES)('%s lacks no letter that every page may have', async (font) => {
  const file = await readFile(join(FONT_FOLDER, 'common', `${font}.woff2`));
  // A soft hyphen is drawn as a hyphen, or not at all.
  expect(listMissing('common', open(file)).replace('\u00ad', '')).toBe('');
});

function listMissing(set: LetterSet, { characterSet }: Font): string {
  const known = new Set(characterSet.map((code) => String.fromCodePoint(code)));
  return [...LETTERS[set]].filter((letter) => !known.has(letter)).join('');
}

const ALL = { keepAllGlyphs: true, targetFormat: 'sfnt', preserveNameIds: [13, 14] } as const;

function open(file: Buffer): Font {
  const font = create(file);
  if ('fonts' in font) throw new Error('This file has several fonts.');
  return font;
}
