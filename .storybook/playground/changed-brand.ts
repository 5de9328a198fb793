import { Logger, type TokenNormalizedSet } from '@terrazzo/parser';
import type { BrandTokens } from '../../design-system/theme.ts';
import { memoize } from '../../lib/memoize.ts';
import { mapValues } from '../../lib/objects.ts';
import {
  type BrandChanges,
  changeBrand,
  parseChanges,
  type TokenFile,
} from '../../tokens/brand-changes.ts';
import type { Brand, DarkTokens, Scheme, Tokens } from '../../tokens/index.ts';
import { pickDifferent, toText, toTree } from '../../tokens/plain-values.ts';
import { resolveTokens } from '../../tokens/resolve.ts';
import type { TokenTexts } from './ChangedTokens.ts';

/** A brand with what somebody tries of it. */
export interface ChangedBrand {
  /** Its file, as it would be saved. */
  file: TokenFile;
  resolved: Readonly<Record<Scheme, TokenNormalizedSet>>;
  tokens: BrandTokens;
}

const FILES = import.meta.glob<string>('../../tokens/**/*.{tokens,resolver}.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Resolves a brand with changes as the build of the tokens does.
 * @param changes as an address has them
 */
export function resolveBrand(brand: Brand, changes: string): Promise<ChangedBrand> {
  return resolved(`${brand} ${changes}`, () =>
    resolve(brand, parseChanges(changes, readBrand(brand))),
  );
}

/** Its values as the pages about tokens write them. */
export function listTexts({ resolved: { light, dark } }: ChangedBrand): TokenTexts {
  return mapValues(light, (token, id) => ({ light: toText(token), dark: toText(dark[id]) }));
}

/** The file of a brand as it is. */
export function readBrand(brand: Brand): TokenFile {
  return readTokenFile(getBrandFile(brand));
}

/** The file of a brand with changes in it. */
export function changeFile(brand: Brand, changes: BrandChanges): TokenFile {
  const [base, semantic] = [
    readTokenFile('base.tokens.json'),
    readTokenFile('semantic.tokens.json'),
  ];
  return changeBrand({ base, semantic, brand: readBrand(brand) }, changes);
}

const resolved = memoize<Promise<ChangedBrand>>(20);

async function resolve(brand: Brand, changes: BrandChanges): Promise<ChangedBrand> {
  const file = changeFile(brand, changes);
  const read = readWith(brand, file);
  const { [brand]: schemes } = await resolveTokens(
    (path) => JSON.stringify(read(path)),
    new Logger(),
  );
  if (!schemes) throw new Error(`There is no brand ${brand}.`);
  const { light = {}, dark = {} } = schemes;
  const day = toTree(light);
  const night = pickDifferent(toTree(dark), day);
  // The files are those that the types were made from.
  const tokens = {
    drawings: brand,
    light: day as unknown as Tokens,
    dark: night as unknown as DarkTokens,
  };
  return { file, resolved: { light, dark }, tokens };
}

function getBrandFile(brand: Brand): string {
  return `brands/${brand}.tokens.json`;
}

/** Reads the files of `tokens/` with another one in place of a brand's. */
export function readWith(brand: Brand, file: TokenFile): (path: string) => TokenFile {
  return (path) => (path === getBrandFile(brand) ? file : readTokenFile(path));
}

/** A file of `tokens/` by its path in it. */
export function readTokenFile(path: string): TokenFile {
  const text = FILES[`../../tokens/${path}`];
  if (text === undefined) throw new Error(`There is no file tokens/${path}.`);
  return JSON.parse(text);
}
