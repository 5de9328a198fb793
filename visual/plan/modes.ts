import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { type Brand, brandTokens } from '../../tokens/index.ts';

/** States caused by the visitor's pointer or keyboard. */
export const INTERACTIONS = ['hover', 'focus', 'active'] as const;

export type Interaction = (typeof INTERACTIONS)[number];

/** The states in which rules make elements look different, so that style sheets tell who needs them. */
export const STYLED_STATES = [
  ...INTERACTIONS,
  'dark',
  'more-contrast',
  'forced-colors',
  'print',
] as const;

export type StyledState = (typeof STYLED_STATES)[number];

/** States a picture can be captured in; a mode without a state shows the page as it loads. */
export const STATES = [
  ...STYLED_STATES,
  ...INTERACTIONS.map((interaction) => `dark-${interaction}` as const),
  'no-script',
] as const;

export type State = (typeof STATES)[number];

/** One way to capture a story: a language, a width in px, a brand and optionally a state. */
export interface Mode {
  locale: Locale;
  width: number;
  brand: Brand;
  state?: State;
}

/** Settings of a story for its pictures: `parameters: configurePictures({ … })`. */
export interface PictureParameters {
  /** Widths in px to use instead of those derived from its styles. Without any it has no pictures. */
  widths?: readonly number[];
  /** Brands to use instead of the default one, where a brand changes more than colours. */
  brands?: readonly Brand[];
  /** The story is about showing nothing; without this an empty picture is a failure. */
  isEmpty?: boolean;
  /** It shows how something waits; without this a story is captured when nothing is busy any more. */
  staysBusy?: boolean;
}

/** Widths every story is captured at: the narrowest phone, a tablet, a desktop. */
export const WIDTHS: readonly number[] = [360, 960, 1440];

/** The brand that is left out of the names of modes. */
export const DEFAULT_BRAND: Brand = 'fernblick';

/** Every brand, for a story in which a brand changes more than colours. */
export const BRANDS = Object.keys(brandTokens) as Brand[];

/** Whether a window of this width in px is a phone's: with touch and without hover. */
export function isPhone(width: number): boolean {
  return width < 600;
}

/** Whether a page in a state shows its dark scheme. */
export function isDark(state: State | undefined): boolean {
  return state?.startsWith('dark') === true;
}

/** A mode's name in ids: `de-360`, `de-360-fernblick-wohnen` or `en-960-hover`. */
export function formatMode({ locale, width, brand, state }: Mode): string {
  const own = [brand === DEFAULT_BRAND ? undefined : brand, state].filter(Boolean);
  return [locale, width, ...own].join('-');
}

const NAME = new RegExp(`^([a-z]+)-(\\d+)(?:-([a-z-]+?))??(?:-(${STATES.join('|')}))?$`);

/**
 * The mode with a name, also of a language or a brand that there is no longer; undefined for anything
 * else.
 */
export function parseMode(name: string): Mode | undefined {
  const [, locale, width, brand = DEFAULT_BRAND, state] = NAME.exec(name) ?? [];
  if (!locale) return undefined;
  const own = { locale: locale as Locale, width: Number(width), brand: brand as Brand };
  return { ...own, ...(state !== undefined && { state: state as State }) };
}

/** The modes for Chromatic: it does not read style sheets, so every story has the same. */
export const CHROMATIC_MODES = Object.fromEntries(
  LOCALES.flatMap((locale) => WIDTHS.map((width) => ({ locale, width, brand: DEFAULT_BRAND }))).map(
    ({ width, ...globals }) => [
      formatMode({ width, ...globals }),
      { ...globals, viewport: { width } },
    ],
  ),
);

/** Parameters of a story whose modes differ from the default. Without any, Chromatic skips it, too. */
export function configurePictures(pictures: PictureParameters) {
  return { pictures, chromatic: { disableSnapshot: pictures.widths?.length === 0 } };
}
