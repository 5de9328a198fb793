import type { FaqKey } from '../content/faq.ts';
import { type PersonaKey, personas } from '../content/personas.ts';
import type { Localized } from '../locales.ts';
import type { SectionKind } from '../sections/anchors.ts';
import type { Section, SectionProps } from '../sections/index.tsx';
import type { Landing } from './landing.ts';
import { argumentTexts, gapTexts, heroTexts } from './texts.ts';

interface PersonaFacts {
  /** The addresses, written out: nothing is derived from the persona's name. */
  path: Localized;
  /** What this reader gets, the most important first. */
  bullets: SectionProps<'infoPanel'>['bullets'];
  /** The example person of the pension gap. The comparison opens with the same age. */
  person: SectionProps<'pensionGap'>['person'];
  /** What else the comparison opens with. */
  inputs: Omit<NonNullable<SectionProps<'comparison'>['inputs']>, 'age'>;
  /** The questions that lead. */
  faq: readonly FaqKey[];
  /** Which sections in which order: a kind as it is made here, or a section of the landing's own. */
  sections?: readonly (SectionKind | Section)[];
}

/** The landing of a persona: what all of them share, with what is its own. */
export function personaLanding(key: PersonaKey, facts: PersonaFacts): Landing {
  const { path, bullets, person, inputs, faq, sections = USUAL_SECTIONS } = facts;
  const made: { [Kind in SectionKind]: Section<Kind> } = {
    hero: { kind: 'hero', scene: personas[key].scene, ...heroTexts(key) },
    argument: { kind: 'argument', ...argumentTexts(key) },
    infoPanel: { kind: 'infoPanel', bullets },
    pensionGap: { kind: 'pensionGap', person, ...gapTexts(key) },
    howItWorks: { kind: 'howItWorks' },
    portfolios: { kind: 'portfolios' },
    performance: { kind: 'performance' },
    comparison: { kind: 'comparison', inputs: { ...inputs, age: person.age } },
    costs: { kind: 'costs' },
    reviews: { kind: 'reviews' },
    personas: { kind: 'personas', omit: key },
    faq: { kind: 'faq', first: faq },
  };
  return {
    path,
    sections: sections.map((section) => (typeof section === 'string' ? made[section] : section)),
  };
}

const USUAL_SECTIONS: readonly SectionKind[] = [
  'hero',
  'argument',
  'infoPanel',
  'pensionGap',
  'howItWorks',
  'portfolios',
  'performance',
  'comparison',
  'costs',
  'reviews',
  'personas',
  'faq',
];
