import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { replaceFile } from '../../lib/json-files.ts';
import { keysOf } from '../../lib/objects.ts';
import { sha256 } from '../../lib/sha256.ts';
import { FONT_NAMES, type FontName, readFontSource } from './font-sources.ts';
import { LETTERS, type LetterSet } from './letters.ts';
import { renameFont } from './rename-font.ts';

/**
 * Where the cut fonts are, as `common/text.woff2`. Of files with the same name Vike preloads the one that
 * is imported first: the letters of every page.
 */
export const FONT_FOLDER = join(import.meta.dirname, '../dist/fonts');

/** Writes the fonts of the site, each cut into a file for every set of letters, unless they are there. */
export async function cutFonts(): Promise<void> {
  const input = await hashInput();
  const madeFrom = join(FONT_FOLDER, 'made-from.txt');
  if ((await readFile(madeFrom, 'utf8').catch(() => '')) === input) return;
  for (const font of FONT_NAMES)
    for (const letters of keysOf(LETTERS))
      await replaceFile(join(FONT_FOLDER, letters, `${font}.woff2`), await cutFont(font, letters));
  await replaceFile(madeFrom, input);
}

/** A font with all its weights and a part of its letters, which keep their outlines to the last unit. */
export async function cutFont(font: FontName, letters: LetterSet): Promise<Buffer> {
  const source = await readFontSource(font, letters === 'extended' ? 'latin-ext' : 'latin');
  const whole = await subsetFont(source, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    preserveNameIds: LICENSE_IDS,
  });
  renameFont(whole, NAMES[font]);
  return subsetFont(whole, LETTERS[letters], {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    preserveNameIds: LICENSE_IDS,
  });
}

/** Of the cut fonts: "Source" is a reserved name. */
const NAMES: Record<FontName, string> = { display: 'Fern Display', text: 'Fern Text' };

/** The entries "license" and "license URL" of a font's table of names. */
const LICENSE_IDS = [13, 14];

/** What browsers apply by themselves, and figures of one width; no fractions. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

/** Of the code of this folder and the packages' versions: cutting takes seconds. */
async function hashInput(): Promise<string> {
  const files = (await readdir(import.meta.dirname)).map((file) => join(import.meta.dirname, file));
  const packages = join(import.meta.dirname, '../../package-lock.json');
  return sha256((await Promise.all([...files, packages].map(readText))).join());
}

function readText(file: string): Promise<string> {
  return readFile(file, 'utf8');
}
