import type { Decorator, Preview } from '@storybook/react-vite';
import { startCarousels } from '../design-system/Carousel/start-carousels.ts';
import { startPanels } from '../design-system/ExpansionPanels/start-panels.ts';
import { GlobalStyle } from '../design-system/GlobalStyle/GlobalStyle.tsx';
import { startOneStops } from '../design-system/one-stop.ts';
import { startMenus } from '../design-system/SiteHeader/start-menus.ts';
import { startTooltips } from '../design-system/Tooltip/start-tooltips.ts';
import { startCallsToAction } from '../site/calls-to-action/start-calls-to-action.ts';
import { brands } from '../site/content/brands/index.ts';
import { LOCALES, type Locale } from '../site/locales.ts';
import { SiteProvider } from '../site/SiteProvider.tsx';
import { textFor } from '../site/text-for.ts';
import { fontFaceCss } from '../tokens/fonts.ts';
import { type Brand, brandTokens } from '../tokens/index.ts';
import { chromaticModes } from '../visual/modes.ts';
import { expectNoOuterMargin } from './outer-margin.ts';
import { workbenchTheme } from './workbench-theme.ts';

document.head.append(Object.assign(document.createElement('style'), { textContent: fontFaceCss }));
startTooltips(document);
startOneStops(document);
startPanels(document);
startMenus(document);
startCarousels(document);
startCallsToAction(document);

const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', de: 'Deutsch' };

const inBrandAndLanguage: Decorator = (Story, { globals }) => {
  const locale: Locale = globals.locale;
  const brand: Brand = globals.brand;
  document.documentElement.lang = locale;
  return (
    <SiteProvider brand={brand} locale={locale} t={textFor(brand, locale)}>
      <GlobalStyle />
      <Story />
    </SiteProvider>
  );
};

const preview: Preview = {
  decorators: [inBrandAndLanguage],
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
        items: LOCALES.map((value) => ({ value, title: LANGUAGE_NAMES[value] })),
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
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes() },
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
    viewport: { options: viewports() },
  },
};

export default preview;

/** One viewport per breakpoint, and the narrowest phone we support. */
function viewports() {
  const { breakpoint } = brandTokens.fernblick;
  const widths = { narrow: 360, ...breakpoint };
  return Object.fromEntries(
    Object.entries(widths).map(([name, width]) => [
      name,
      { name: `${name} ${width}`, styles: { width: `${width}px`, height: '900px' } },
    ]),
  );
}
