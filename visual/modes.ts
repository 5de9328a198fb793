import { LOCALES, type Locale } from '../site/locales.ts';
import { type Brand, brandTokens } from '../tokens/index.ts';

/** One way to look at a story: a language, a width in px, a brand. */
export interface Mode {
  locale: Locale;
  width: number;
  brand: Brand;
}

/** What a story may say about its pictures, as `parameters: pictured({ … })`. */
export interface PictureParameters {
  /** Widths in px instead of `WIDTHS`, for a story that shows something only there. */
  widths?: readonly number[];
  /** Brands instead of the default one, where a brand changes more than colours. */
  brands?: readonly Brand[];
  /** The story is about showing nothing; without this an empty picture is a failure. */
  isEmpty?: boolean;
}

/** Widths every story is captured at: a phone, a tablet, a desktop. */
export const WIDTHS: readonly number[] = [480, 960, 1440];

/** The brand whose pictures carry no brand in their name. */
export const DEFAULT_BRAND: Brand = 'fernblick';

/** Every brand, for a story in which a brand changes more than colours. */
export const BRANDS = Object.keys(brandTokens) as Brand[];

/** Every mode of a story: languages x widths x brands. */
export function modesOf({
  widths = WIDTHS,
  brands = [DEFAULT_BRAND],
}: PictureParameters = {}): Mode[] {
  return brands.flatMap((brand) =>
    LOCALES.flatMap((locale) => widths.map((width) => ({ locale, width, brand }))),
  );
}

/** A mode's name in files and in the log: `de-480`, or `de-480-fernblick-wohnen`. */
export function modeName({ locale, width, brand }: Mode): string {
  return [locale, width, ...(brand === DEFAULT_BRAND ? [] : [brand])].join('-');
}

/** The mode of a name; undefined when it is no mode's name. */
export function modeOfName(name: string): Mode | undefined {
  const [, locale, width, brand = DEFAULT_BRAND] = /^([a-z]+)-(\d+)(?:-(.+))?$/.exec(name) ?? [];
  if (!LOCALES.some((known) => known === locale) || !width || !(brand in brandTokens))
    return undefined;
  return { locale: locale as Locale, width: Number(width), brand: brand as Brand };
}

/** The modes that Chromatic would take, made of the same table. */
export function chromaticModes(parameters?: PictureParameters): Record<string, ChromaticMode> {
  return Object.fromEntries(
    modesOf(parameters).map((mode) => {
      const { locale, width, brand } = mode;
      return [modeName(mode), { locale, brand, viewport: { width } }];
    }),
  );
}

interface ChromaticMode {
  locale: Locale;
  brand: Brand;
  viewport: { width: number };
}

/** Parameters of a story whose pictures differ from the default, for our pictures and Chromatic's. */
export function pictured(pictures: PictureParameters) {
  const unwanted = Object.keys(chromaticModes())
    .filter((name) => !(name in chromaticModes(pictures)))
    .map((name) => [name, { disable: true }]);
  return {
    pictures,
    chromatic: { modes: { ...Object.fromEntries(unwanted), ...chromaticModes(pictures) } },
  };
}
