import { LOCALES, type Locale } from '../site/locales.ts';
import { type Brand, brandTokens } from '../tokens/index.ts';

/** What a picture is taken in besides language, width and brand; none: as the page stands there. */
export const STATES = ['hover', 'focus', 'active', 'print', 'forced-colors', 'no-script'] as const;

export type State = (typeof STATES)[number];

/** One way to picture a story: a language, a width in px, a brand, sometimes a state. */
export interface Mode {
  locale: Locale;
  width: number;
  brand: Brand;
  state?: State;
}

/** What a story may say about its pictures, as `parameters: pictured({ … })`. */
export interface PictureParameters {
  /** Widths in px instead of those its styles ask for, for a story that shows something only there. */
  widths?: readonly number[];
  /** Brands instead of the default one, where a brand changes more than colours. */
  brands?: readonly Brand[];
  /** The story is about showing nothing; without this an empty picture is a failure. */
  isEmpty?: boolean;
}

/** Widths every story is pictured at: the narrowest phone, a tablet, a desktop. */
export const WIDTHS: readonly number[] = [360, 960, 1440];

/** The brand whose pictures carry no brand in their name. */
export const DEFAULT_BRAND: Brand = 'fernblick';

/** Every brand, for a story in which a brand changes more than colours. */
export const BRANDS = Object.keys(brandTokens) as Brand[];

/** Whether a window as wide as this, in px, is a phone's: touched, with nothing that hovers. */
export function isPhone(width: number): boolean {
  return width < 600;
}

/** A mode's name in ids: `de-360`, `de-360-fernblick-wohnen` or `en-960-hover`. */
export function modeName({ locale, width, brand, state }: Mode): string {
  const own = [brand === DEFAULT_BRAND ? undefined : brand, state].filter(Boolean);
  return [locale, width, ...own].join('-');
}

const NAME = new RegExp(`^([a-z]+)-(\\d+)(?:-(${BRANDS.join('|')}))?(?:-(${STATES.join('|')}))?$`);

/** The mode of a name; undefined when it is no mode's name. */
export function modeOfName(name: string): Mode | undefined {
  const [, language, width, ownBrand, ownState] = NAME.exec(name) ?? [];
  const locale = LOCALES.find((known) => known === language);
  if (!locale) return undefined;
  const brand = BRANDS.find((known) => known === ownBrand) ?? DEFAULT_BRAND;
  const state = STATES.find((known) => known === ownState);
  return { locale, width: Number(width), brand, ...(state && { state }) };
}

/** The modes that Chromatic would take: it reads no style sheets, so each story has the same. */
export function chromaticModes({
  widths = WIDTHS,
  brands = [DEFAULT_BRAND],
}: PictureParameters = {}): Record<string, ChromaticMode> {
  const modes = brands.flatMap((brand) =>
    LOCALES.flatMap((locale) => widths.map((width) => ({ locale, width, brand }))),
  );
  return Object.fromEntries(
    modes.map((mode) => {
      const { locale, brand, width } = mode;
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
