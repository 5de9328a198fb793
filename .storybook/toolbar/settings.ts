import type { Preview } from '@storybook/react-vite';
import { keysOf, mapValues } from '../../lib/objects.ts';
import { brands } from '../../site/content/brands/index.ts';
import { LANGUAGES } from '../../site/i18n/locales.ts';
import { PSEUDO_LANGUAGE } from '../../site/i18n/pseudo-language.ts';
import type { Brand, Scheme } from '../../tokens/index.ts';

/** What the toolbar sets. The first value of each is that of a page that nobody has changed. */
const SETTINGS = {
  locale: {
    name: 'Language',
    icon: 'globe',
    named: true,
    values: {
      ...mapValues(LANGUAGES, ({ name }) => name),
      [PSEUDO_LANGUAGE]: 'Pseudo-language',
    },
  },
  brand: {
    name: 'Brand',
    icon: 'paintbrush',
    named: true,
    values: mapValues(brands, ({ name }) => name) as Record<Brand, string>,
  },
  scheme: {
    name: 'Colour scheme',
    icon: 'moon',
    named: true,
    values: { light: 'Light', dark: 'Dark' } satisfies Record<Scheme, string>,
  },
  text: {
    name: 'Text size',
    icon: 'type',
    values: {
      '100': 'Text 100 %',
      '150': 'Text 150 %: the root’s letters, as a browser’s setting makes them',
      '200': 'Text 200 %: the root’s letters, as a browser’s setting makes them',
    },
  },
  direction: {
    name: 'Text direction',
    icon: 'transfer',
    values: {
      ltr: 'Left to right',
      rtl: 'Right to left: the attribute only, in words of the same language',
    },
  },
  contrast: {
    name: 'Contrast',
    icon: 'contrast',
    feature: 'prefers-contrast',
    values: {
      'no-preference': 'Contrast of the browser',
      more: 'More contrast: the page’s rules for it apply',
    },
  },
  motion: {
    name: 'Motion',
    icon: 'lightning',
    feature: 'prefers-reduced-motion',
    values: {
      'no-preference': 'Motion of the browser',
      reduce: 'Reduced motion: the page’s rules and scripts for it apply',
    },
  },
  colours: {
    name: 'Forced colours',
    icon: 'eye',
    feature: 'forced-colors',
    values: {
      none: 'Colours of the page',
      active:
        'Forced colours, emulated: the page’s rules for them apply, all else has this browser’s system colours; its own controls stay',
    },
  },
  grid: {
    name: 'Grid',
    icon: 'grid',
    values: { off: 'No grid', on: 'Grid of 8 px' },
  },
} satisfies Record<string, Setting>;

interface Setting {
  name: string;
  icon: NonNullable<Toolbar['icon']>;
  /** Whether the toolbar always says the value, not only when its list is open. */
  named?: boolean;
  /** The media feature that has this value. */
  feature?: string;
  values: Readonly<Record<string, string>>;
}

type GlobalTypes = NonNullable<Preview['globalTypes']>;
type Toolbar = NonNullable<GlobalTypes[string]['toolbar']>;

/** The values that the toolbar has set. */
export type Globals = {
  readonly [name in keyof typeof SETTINGS]: keyof (typeof SETTINGS)[name]['values'];
} & {
  /** What the playground changes of the brand, as an address has it. */
  readonly tokens: string;
  /** The story that the playground shows. */
  readonly shown: string;
};

/** The settings as Storybook's toolbar has them. */
export const globalTypes: GlobalTypes = mapValues(
  SETTINGS,
  ({ name, icon, named = false, values }: Setting) => ({
    description: name,
    toolbar: {
      icon,
      dynamicTitle: named,
      items: Object.entries(values).map(([value, title]) => ({ value, title })),
    },
  }),
);

export const initialGlobals = {
  ...mapValues(SETTINGS, ({ values }: Setting) => keysOf(values)[0]),
  tokens: '',
  shown: 'tokens-key-components--page',
};

/** An address may have been cut, or name what there is no more: that is as nobody has set it. */
export function completeGlobals(globals: Partial<Globals> = {}): Globals {
  const known = mapValues(SETTINGS, ({ values }: Setting, name) => {
    const value = globals[name];
    return value !== undefined && Object.hasOwn(values, value) ? value : initialGlobals[name];
  });
  const tokens = String(globals.tokens ?? '');
  return { ...initialGlobals, ...globals, ...known, tokens } as Globals;
}

/** The media features that are set to what the browser's may not be. */
export function listFeatures(globals: Globals): Record<string, string> {
  const set = keysOf(SETTINGS).flatMap((name) => {
    const { feature }: Setting = SETTINGS[name];
    const value = globals[name];
    return feature && value !== initialGlobals[name] ? [[feature, value]] : [];
  });
  return Object.fromEntries(set);
}
