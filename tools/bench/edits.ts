/** A change that a developer makes, with a number in it, and what shows it in a tab. */
export interface Edit {
  file: string;
  /** The text in the file that the change replaces. */
  before: string;
  after: (number: number) => string;
  /** What the page shows then: words, or the value of a CSS property of one of its elements. */
  shown: (number: number) => Sight;
}

/** In its text, or in the computed style of any element. */
export type Sight = { text: string } | { property: string; value: string };

/** What is edited most, each at a place that both the home page and its story show. */
export const EDITS = {
  message: {
    file: 'site/i18n/messages/en.json',
    before: 'Per year, on what your contract is worth.',
    after: (number) => `Per year, edit ${number}, on what your contract is worth.`,
    shown: (number) => ({ text: `Per year, edit ${number},` }),
  },
  token: {
    file: 'tokens/semantic.tokens.json',
    before: '"value": 680,',
    after: (number) => `"value": ${500 + number},`,
    shown: (number) => ({ property: 'max-inline-size', value: `${500 + number}px` }),
  },
  landing: {
    file: 'site/landings/home.json',
    before: 'A retirement with a view',
    after: (number) => `A retirement with view ${number}`,
    shown: (number) => ({ text: `A retirement with view ${number}` }),
  },
  'calculation default': {
    file: 'site/calculation/assumptions.ts',
    before: 'marketReturn: yearlyReturn(0.07)',
    after: (number) => `marketReturn: yearlyReturn(${(0.03 + number / 1_000).toFixed(3)})`,
    shown: (number) => ({
      text: `a steady return of ${`${(30 + number) / 10}`.replace('.', ',')}\u00a0%`,
    }),
  },
  component: {
    file: 'design-system/text/Text/text-theme.ts',
    before: "overflowWrap: 'anywhere',",
    after: (number) => `overflowWrap: 'anywhere',\n    orphans: ${number + 10},`,
    shown: (number) => ({ property: 'orphans', value: `${number + 10}` }),
  },
} as const satisfies Record<string, Edit>;

export type EditKind = keyof typeof EDITS;
