import { isDark, type Mode } from '../../visual/plan/modes.ts';
import type { Edit, Mutation } from './mutation.ts';

const SISTER = 'fernblick-wohnen';
const everywhere = () => true;
const inSister = ({ brand }: Mode) => brand === SISTER;
const inState =
  (...states: readonly Mode['state'][]) =>
  ({ state }: Mode) =>
    states.some((one) => state === one || state?.split('-').includes(one ?? ''));

const errorIcon = replace('design-system/fields/HelperText.tsx', 'CircleAlert', 'CircleX');
const comparisonCells = replace(
  'design-system/tables/Table/variants/comparison.ts',
  "verticalAlign: 'middle'",
  "verticalAlign: 'middle', lineHeight: 1.7",
);

/** Edits of the product itself, as they are made every day: of what they hit, some pictures must show it. */
export const PRODUCT_EDITS: readonly Mutation[] = [
  edit(
    'sister-colour',
    inSister,
    ['token brand.deep.600: '],
    [setToken(`brands/${SISTER}`, 'brand.deep.600.$value.components.0', lighter)],
  ),
  edit(
    'sister-night',
    (mode) => inSister(mode) && isDark(mode.state),
    ['token brand.night.850: '],
    [setToken(`brands/${SISTER}`, 'brand.night.850.$value.components.0', lighter)],
  ),
  edit(
    'own-colour',
    ({ brand }) => brand === 'fernblick',
    ['token brand.deep.700: '],
    [setToken('brands/fernblick', 'brand.deep.700.$value.components.0', lighter)],
  ),
  edit(
    'raised-in-the-dark',
    inState('dark'),
    ['token color.surface.raised: '],
    [setToken('dark', 'color.surface.raised.$value', () => '{brand.night.700}')],
  ),
  edit(
    'hover-in-the-dark',
    ({ state }) => state === 'dark-hover' || state === 'dark-active',
    ['token color.action.hover: '],
    [setToken('dark', 'color.action.hover.$value', () => '{brand.deep.100}')],
  ),
  edit(
    'focus-in-the-dark',
    ({ state }) => state === 'dark-focus',
    ['token color.action.focus: '],
    [setToken('dark', 'color.action.focus.$value', () => '{brand.glow.300}')],
  ),
  edit(
    'comma',
    everywhere,
    ['message notFound.text'],
    [replace('site/i18n/messages/de.json', 'falsch geschrieben, oder', 'falsch geschrieben oder')],
  ),
  edit(
    'english-message',
    everywhere,
    ['message notFound.title'],
    [replace('site/i18n/messages/en.json', '"notFound.title": "', '"notFound.title": "Sorry: ')],
  ),
  edit(
    'title-of-a-landing',
    ({ locale }) => locale === 'de',
    ['message parents: sections.hero.title'],
    [
      replace(
        'site/landings/parents.json',
        'Kleine Schritte zählen',
        'Kleine Schritte zählen auch',
      ),
    ],
  ),
  edit(
    'section-order',
    everywhere,
    ['content parents: sections: order of'],
    [
      changeParents((landing) => {
        const [first, second, third, ...others] = landing.sections;
        if (first && second && third) landing.sections = [first, third, second, ...others];
      }),
    ],
  ),
  edit(
    'swapped-bullets',
    everywhere,
    ['content parents: sections.infoPanel.bullets: order of'],
    [
      changeParents(({ sections }) => {
        const { bullets } = sections.find(({ kind }) => kind === 'infoPanel') ?? {};
        bullets?.splice(0, 2, ...bullets.slice(0, 2).reverse());
      }),
    ],
  ),
  edit(
    'removed-point',
    everywhere,
    ['content parents: sections.argument.points: without'],
    [
      changeParents(({ sections }) => {
        sections.find(({ kind }) => kind === 'argument')?.points?.shift();
      }),
    ],
  ),
  edit(
    'german-question',
    ({ locale }) => locale === 'de',
    ['message faq: cost.question'],
    [replace('site/content/faq.json', 'Was kostet {product}?', 'Was kosten {product}?')],
  ),
  edit(
    'german-answer',
    ({ locale, state }) => locale === 'de' && state === 'print',
    ['message faq: cost.answer'],
    [replace('site/content/faq.json', 'zusätzlich kostet dich das', 'mehr kostet dich das')],
  ),
  edit(
    'hover-of-a-link',
    inState('hover', 'active'),
    ['component design-system/styles/link.ts'],
    [replace('design-system/styles/link.ts', 'vars.border.focus', 'vars.border.strong')],
  ),
  edit(
    'hover-of-a-button-of-phones',
    (mode) => mode.width < 960 && inState('hover', 'active')(mode),
    ['component design-system/page/SiteHeader/SiteHeader.tsx'],
    [
      replace(
        'design-system/page/SiteHeader/SiteHeader.tsx',
        "'&:hover': { backgroundColor: theme.vars.color.surface.mist",
        "'&:hover': { backgroundColor: theme.vars.color.surface.tint",
      ),
    ],
  ),
  edit(
    'focus-ring',
    inState('focus', 'hover', 'active'),
    ['token border.focus: 3px → 2px'],
    [setToken('semantic', 'border.focus.$value.value', () => 2)],
  ),
  edit(
    'pressed',
    inState('active'),
    ['component design-system/page/GlobalStyle/baseline-theme.ts'],
    [
      replace(
        'design-system/page/GlobalStyle/baseline-theme.ts',
        'brightness(0.85)',
        'brightness(0.8)',
      ),
    ],
  ),
  edit(
    'more-contrast',
    inState('more-contrast'),
    ['component design-system/tables/Table/variants/bars.ts'],
    [
      replace(
        'design-system/tables/Table/variants/bars.ts',
        "'--bar': color.text.primary",
        "'--bar': color.text.accent",
      ),
    ],
  ),
  edit(
    'paper',
    inState('print'),
    ['component design-system/page/Band/Band.tsx'],
    [
      replace(
        'design-system/page/Band/Band.tsx',
        "print': { paddingBlock: theme.vars.space.s",
        "print': { paddingBlock: theme.vars.space.m",
      ),
    ],
  ),
  edit(
    'narrow-rule',
    ({ width }) => width < 400,
    [
      'component design-system/text/CheckList/CheckList.tsx',
      'New pictures of the breakpoint 380 px',
    ],
    [
      replace(
        'design-system/text/CheckList/CheckList.tsx',
        'const Points = styled(List)<ListProps>(({ theme }) => ({',
        "const Points = styled(List)<ListProps>(({ theme }) => ({ '@media (width < 380px)': { rowGap: 20 },",
      ),
    ],
  ),
  edit('error-icon', everywhere, ['component design-system/fields/HelperText.tsx'], [errorIcon]),
  edit(
    'line-height',
    everywhere,
    ['component design-system/tables/Table/variants/comparison.ts'],
    [comparisonCells],
  ),
  edit(
    'two-at-once',
    everywhere,
    [
      'component design-system/fields/HelperText.tsx',
      'component design-system/tables/Table/variants/comparison.ts',
    ],
    [errorIcon, comparisonCells],
  ),
  edit(
    'icon-of-a-list',
    everywhere,
    ['component design-system/text/CheckList/CheckList.tsx'],
    [
      replace(
        'design-system/text/CheckList/CheckList.tsx',
        "{ Check } from 'lucide'",
        "{ CircleCheck as Check } from 'lucide'",
      ),
    ],
  ),
  edit(
    'stroke-of-icons',
    everywhere,
    ['component design-system/drawings/Icon/Icon.tsx'],
    [replace('design-system/drawings/Icon/Icon.tsx', 'strokeWidth: 2', 'strokeWidth: 1.9')],
  ),
  edit(
    'order-in-a-component',
    everywhere,
    ['component design-system/text/CheckList/CheckList.tsx'],
    [
      replace(
        'design-system/text/CheckList/CheckList.tsx',
        '{items.map((item) => (',
        '{items.toReversed().map((item) => (',
      ),
    ],
  ),
  edit(
    'no-eyebrow',
    everywhere,
    ['component design-system/text/SectionHeading/SectionHeading.tsx'],
    [
      replace(
        'design-system/text/SectionHeading/SectionHeading.tsx',
        '{eyebrow && (',
        '{eyebrow && !onDark && (',
      ),
    ],
  ),
  {
    ...edit(
      'no-story',
      everywhere,
      ['Removed pictures of '],
      [
        replace(
          'stories/components/Badge.stories.tsx',
          'export const LongestGermanWord',
          'const LongestGermanWord',
        ),
      ],
    ),
    status: 'removed',
  },
];

function edit(
  name: string,
  isShown: Mutation['isShown'],
  causes: readonly string[],
  edits: readonly Edit[],
): Mutation {
  return { name, isShown, causes, edits, isOfProduct: true };
}

function replace(file: string, find: string | RegExp, replacement: string): Edit {
  return { file, change: (text) => text.replaceAll(find, replacement) };
}

/** The parts of a landing that edits change. */
interface Landing {
  sections: { kind: string; bullets?: string[]; points?: object[] }[];
}

function changeParents(change: (landing: Landing) => void): Edit {
  return {
    file: 'site/landings/parents.json',
    change: (text) => {
      const landing = JSON.parse(text);
      change(landing);
      return JSON.stringify(landing);
    },
  };
}

/** Changes one value in a file of tokens, at the keys that lead to it. */
function setToken(name: string, path: string, change: (value: unknown) => unknown): Edit {
  const steps = path.split('.');
  const set = (part: unknown, [step = '', ...rest]: readonly string[]): void => {
    const parts = part as Record<string, unknown>;
    if (!(step in parts)) throw new Error(`tokens/${name}.tokens.json has no ${path}.`);
    if (rest.length > 0) set(parts[step], rest);
    else parts[step] = change(parts[step]);
  };
  return {
    file: `tokens/${name}.tokens.json`,
    change: (text) => {
      const tokens = JSON.parse(text);
      set(tokens, steps);
      return JSON.stringify(tokens);
    },
  };
}

function lighter(lightness: unknown): number {
  return Number(lightness) + 0.01;
}
