import { argumentFields } from './Argument/landing-fields.ts';
import type { SectionKind } from './anchors.ts';
import { casesFields } from './Cases/landing-fields.ts';
import { comparisonFields } from './Comparison/landing-fields.ts';
import { faqFields } from './Faq/landing-fields.ts';
import { type GroupField, group, type ValueOf } from './field.ts';
import { heroFields } from './Hero/landing-fields.ts';
import { infoPanelFields } from './InfoPanel/landing-fields.ts';
import { pensionGapFields } from './PensionGap/landing-fields.ts';

/**
 * The schema of every kind of section in `anchors.ts`. The type of a landing, its check, the
 * controls of the workbench and the documentation page are made of it.
 */
export const SECTION_FIELDS = {
  hero: heroFields,
  infoPanel: infoPanelFields,
  argument: argumentFields,
  pensionGap: pensionGapFields,
  cases: casesFields,
  howItWorks: group({}, 'The way to a contract in five steps, one open at a time'),
  personas: group({}, 'The landings that are listed for personas, as cards'),
  portfolios: group({}, 'The three portfolios, and the saver their figures are for'),
  performance: group({}, 'What the portfolios did year by year, and how little that says'),
  comparison: comparisonFields,
  costs: group({}, 'What it costs, in one numeral, and what it does not cost'),
  reviews: group({}, 'What clients say and how many they are'),
  faq: faqFields,
} satisfies Record<SectionKind, GroupField>;

/** What a landing says about a section of a kind. */
export type SectionProps<Kind extends SectionKind> = ValueOf<(typeof SECTION_FIELDS)[Kind]>;

/** One section of a landing: its kind and what the schema of that kind asks for. */
export type Section<Kind extends SectionKind = SectionKind> = {
  [K in Kind]: { kind: K } & SectionProps<K>;
}[Kind];
