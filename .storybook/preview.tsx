import type { Decorator, Preview } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Band } from '../design-system/page/Band/Band.tsx';
import { GlobalStyle } from '../design-system/page/GlobalStyle/GlobalStyle.tsx';
import { keysOf } from '../lib/objects.ts';
import { brands } from '../site/content/brands/index.ts';
import type { Locale } from '../site/i18n/locales.ts';
import { PSEUDO_LANGUAGE } from '../site/i18n/pseudo-language.ts';
import { LANGUAGE_NAMES } from '../site/layout/language-names.ts';
import { startEveryComponent } from '../site/layout/start-every-component.ts';
import { getPseudoTextLookup, getTextLookup } from '../site/provider/page-texts.ts';
import { SiteProvider } from '../site/provider/SiteProvider.tsx';
import { fontFaceCss } from '../tokens/fonts/font-faces.ts';
import { type Brand, brandTokens } from '../tokens/index.ts';
import { CHROMATIC_MODES } from '../visual/plan/modes.ts';
import { workbenchTheme } from './workbench-theme.ts';

document.head.append(Object.assign(document.createElement('style'), { textContent: fontFaceCss }));
startEveryComponent(document);

/** Whether Vitest runs the stories; in the workbench the addon has a panel to fill. */
const isTestRun = import.meta.env.VITEST_STORYBOOK === 'false';

/** Checks that pass are up to a megabyte and a half a story, which axe takes long to describe. */
const ONLY_VIOLATIONS = { reporter: 'no-passes' };

type Language = Locale | typeof PSEUDO_LANGUAGE;

const LANGUAGES: Record<Language, string> = {
  ...LANGUAGE_NAMES,
  [PSEUDO_LANGUAGE]: 'Pseudo-language',
};

const inBrandAndLanguage: Decorator = (Story, { globals }) => {
  const language: Language = globals.locale;
  const brand: Brand = globals.brand;
  const isPseudo = language === PSEUDO_LANGUAGE;
  const locale = isPseudo ? 'en' : language;
  const t = isPseudo ? getPseudoTextLookup(brand) : getTextLookup(brand, locale);
  document.documentElement.lang = language;
  return (
    <SiteProvider brand={brand} locale={locale} t={t} hasEveryText={isPseudo}>
      <GlobalStyle />
      <Story />
    </SiteProvider>
  );
};

/** `parameters: { band: 'deep' }` shows a story on a stripe of the page. */
const onBand: Decorator = (Story, { parameters: { band } }) => {
  if (!band) return <Story />;
  return (
    <Band tone={band}>
      <Story />
    </Band>
  );
};

const preview: Preview = {
  decorators: [onBand, inBrandAndLanguage],
  afterEach: ({ canvasElement, title }) => {
    if (title.startsWith('Components/')) expectNoOuterMargin(canvasElement);
  },
  tags: ['autodocs'],
  initialGlobals: { locale: 'en', brand: 'fernblick' },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: keysOf(LANGUAGES).map((value) => ({ value, title: LANGUAGES[value] })),
      },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(brands).map(([value, { name }]) => ({ value, title: name })),
      },
    },
  },
  parameters: {
    a11y: { test: 'error', options: isTestRun ? ONLY_VIOLATIONS : {} },
    chromatic: { modes: CHROMATIC_MODES },
    controls: { expanded: true },
    docs: { theme: workbenchTheme },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Tokens',
          ['Colour', 'Type', 'Spacing', 'Size and form', 'Motion', 'MUI in our theme'],
          'Components',
          'Sections',
          'Landings',
          'Pages',
        ],
      },
    },
    viewport: { options: listViewports() },
  },
};

export default preview;

/** One viewport per breakpoint, and the narrowest phone we support. */
function listViewports() {
  const { breakpoint } = brandTokens.fernblick;
  const widths = { narrow: 360, ...breakpoint };
  return Object.fromEntries(
    Object.entries(widths).map(([name, width]) => [
      name,
      { name: `${name} ${width}`, styles: { width: `${width}px`, height: '900px' } },
    ]),
  );
}

/** A component's root has no outer margin: its parent spaces it. Fixed elements are exempt. */
function expectNoOuterMargin(canvas: HTMLElement): void {
  for (const root of canvas.children) {
    const { position, marginTop, marginRight, marginBottom, marginLeft } = getComputedStyle(root);
    if (position === 'fixed') continue;
    const margins = [marginTop, marginRight, marginBottom, marginLeft].map(Number.parseFloat);
    expect(
      margins,
      `Outer margin on ${root.outerHTML.slice(0, 120)}: remove it and let the parent use gap`,
    ).toEqual([0, 0, 0, 0]);
  }
}
