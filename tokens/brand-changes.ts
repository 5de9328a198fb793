import Color from 'colorjs.io';
import { isRecord, mapValues } from '../lib/objects.ts';

/**
 * What somebody tries of a brand, by the id of a token or of a group: `brand.deep.700` is a colour
 * (`#19594c`), `brand.deep` the hue of all its steps in degrees, `radius.medium` a length in px, and
 * `space` and `typography` are percent of all distances and letters.
 */
export type BrandChanges = Readonly<Record<string, string>>;

/** Between which values what is changed may be, by the group of its token; the hue of a scale for `brand`. */
export const BOUNDS = {
  brand: { min: 0, max: 360 },
  radius: { min: 0, max: 48 },
  space: { min: 50, max: 150 },
  typography: { min: 80, max: 130 },
} as const;

/** A DTCG file as JSON. */
export interface TokenFile {
  [name: string]: unknown;
}

/** Files of tokens that a change is made from. */
export interface TokenFiles {
  base: TokenFile;
  semantic: TokenFile;
  brand: TokenFile;
}

/** The file of a brand with changes in it, as `tokens/brands/` has it. */
export function changeBrand(files: TokenFiles, changes: BrandChanges): TokenFile {
  const brand = structuredClone(files.brand);
  for (const [id, value] of Object.entries(changes)) {
    const [group = '', scale = '', step] = id.split('.');
    if (group === 'space') scaleSpace(brand, files, Number(value) / 100);
    else if (group === 'typography') scaleType(brand, files, Number(value) / 100);
    else if (group !== 'brand') setRole(brand, group, 'dimension', scale, toPixels(Number(value)));
    else if (step) setColor(findScale(brand, scale), step, value);
    else turnScale(findScale(brand, scale), Number(value));
  }
  return brand;
}

/** With one more change, made after the others: of two that set the same colour it is the one that counts. */
export function changeLast(changes: BrandChanges, id: string, value: string): BrandChanges {
  const { [id]: _before, ...others } = changes;
  return { ...others, [id]: value };
}

/** The names of a brand's scales of colour, each with its steps. */
export function listScales(brand: TokenFile): Record<string, string[]> {
  return mapValues(brand.brand as TokenFile, (scale) =>
    Object.keys(scale as TokenFile).filter((name) => !name.startsWith('$')),
  );
}

/** As the address of a story takes it, in which only letters, digits, dashes, spaces and lines may stand. */
export function formatChanges(changes: BrandChanges): string {
  return Object.entries(changes)
    .map(([id, value]) => `${id.replaceAll('.', '-')} ${value.replace('#', '')}`)
    .join('_');
}

/** What is no change of a brand is left out: an address may have been cut, or be of another brand. */
export function parseChanges(text: string, brand: TokenFile): BrandChanges {
  const scales = new Map(Object.entries(listScales(brand)));
  const changes = text.split('_').flatMap((part) => {
    const [, id = '', value = ''] = /^([a-z][\w-]*) ([\da-f]+)$/i.exec(part) ?? [];
    const [, scale = '', step] = /^brand-(\w+?)(?:-(\w+))?$/.exec(id) ?? [];
    const isNumber =
      scales.has(scale) || /^(radius-(small|medium|large)|space|typography)$/.test(id);
    const isValid = step
      ? scales.get(scale)?.includes(step) && /^[\da-f]{6}$/i.test(value)
      : isNumber && isWithin(id.split('-')[0] as keyof typeof BOUNDS, value);
    return isValid ? [[id.replaceAll('-', '.'), step ? `#${value}` : value]] : [];
  });
  return Object.fromEntries(changes);
}

function isWithin(group: keyof typeof BOUNDS, value: string): boolean {
  const { min, max } = BOUNDS[group];
  return /^\d{1,3}$/.test(value) && Number(value) >= min && Number(value) <= max;
}

function findScale(brand: TokenFile, scale: string): TokenFile {
  const found = (brand.brand as TokenFile)[scale];
  if (!isRecord(found)) throw new Error(`The brand has no scale ${scale}.`);
  return found;
}

function setColor(scale: TokenFile, step: string, hex: string): void {
  const { l, c, h } = new Color(hex).to('oklch');
  scale[step] = { ...Object(scale[step]), ...toColorValue(l ?? 0, c ?? 0, h ?? 0) };
}

/** Every step keeps its lightness and its chroma. */
function turnScale(scale: TokenFile, hue: number): void {
  for (const [step, token] of Object.entries(scale)) {
    if (!isRecord(token) || !isRecord(token.$value)) continue;
    const [lightness, chroma] = token.$value.components as [number, number];
    scale[step] = { ...token, ...toColorValue(lightness, chroma, hue) };
  }
}

function toColorValue(...[lightness, chroma, hue]: [number, number, number]) {
  const components = [round(lightness, 10_000), round(chroma, 10_000), round(hue, 100)];
  return { $value: { colorSpace: 'oklch', components } };
}

function scaleSpace(brand: TokenFile, { base }: TokenFiles, factor: number): void {
  const steps = (base.base as TokenFile).space as Record<string, { $value: Length }>;
  for (const [step, { $value }] of Object.entries(steps).filter(isToken))
    setRole(brand, 'space', 'dimension', step, toPixels(round($value.value * factor, 1)));
}

/** The least size of letters that the rules for tokens allow, in px. */
const SMALLEST_LETTERS = 15;

function scaleType(brand: TokenFile, { semantic }: TokenFiles, factor: number): void {
  const styles = semantic.typography as Record<string, Record<string, { $value: TypeStyle }>>;
  for (const [name, style] of Object.entries(styles)) {
    if (name.startsWith('$')) continue;
    const sizes = Object.entries(style).filter(isToken);
    const scaled = sizes.map(([width, { $value }]) => {
      const size = Math.max(SMALLEST_LETTERS, round($value.fontSize.value * factor, 2));
      return [width, { $value: { ...$value, fontSize: toPixels(size) } }];
    });
    setRole(brand, 'typography', 'typography', name, Object.fromEntries(scaled));
  }
}

interface Length {
  value: number;
  unit: string;
}

interface TypeStyle {
  fontSize: Length;
}

function isToken([name]: [string, unknown]): boolean {
  return !name.startsWith('$');
}

function setRole(brand: TokenFile, group: string, type: string, name: string, value: unknown) {
  const own = isRecord(brand[group]) ? brand[group] : { $type: type };
  const isLength = isRecord(value) && 'unit' in value;
  brand[group] = { ...own, [name]: isLength ? { $value: value } : value };
}

function toPixels(value: number): Length {
  return { value, unit: 'px' };
}

/** To a share of one: 10,000 keeps four decimals, 2 halves. */
function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
