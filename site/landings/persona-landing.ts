import type { FaqKey } from '../content/faq.ts';
import { type PersonaKey, personas } from '../content/personas.ts';
import type { Localized } from '../locales.ts';
import type { SectionKind } from '../sections/anchors.ts';
import type { Section, SectionProps } from '../sections/index.tsx';
import type { Landing } from './landing.ts';
import { argumentTexts, casesTexts, gapTexts, heroTexts } from './texts.ts';

/** What is written or worked out for one reader, and the comparison; all else is on the home page. */
type PersonaSection = Extract<
  SectionKind,
  'hero' | 'infoPanel' | 'argument' | 'pensionGap' | 'cases' | 'comparison' | 'faq'
>;

interface PersonaFacts {
  /** The addresses, written out: nothing is derived from the persona's name. */
  path: Localized;
  /** Its sections in their order: what this reader asks first comes first. */
  sections: readonly PersonaSection[];
  /** What this reader gets, the most important first. */
  bullets: SectionProps<'infoPanel'>['bullets'];
  /** The example person of the pension gap and of the worked cases; the comparison opens with their age. */
  person: SectionProps<'pensionGap'>['person'];
  /** What else the comparison opens with. */
  inputs: Omit<NonNullable<SectionProps<'comparison'>['inputs']>, 'age'>;
  /** In what the worked cases differ, and what they show. */
  cases: Pick<SectionProps<'cases'>, 'vary' | 'values' | 'shows'>;
  /** The only questions, in their order. */
  faq: readonly FaqKey[];
}

/** The landing of a persona: its own figures and words in the sections that it chooses. */
export function personaLanding(key: PersonaKey, facts: PersonaFacts): Landing {
  const { path, sections, bullets, person, inputs, cases, faq } = facts;
  const made: { [Kind in PersonaSection]: Section<Kind> } = {
    hero: { kind: 'hero', scene: personas[key].scene, ...heroTexts(key) },
    argument: { kind: 'argument', ...argumentTexts(key) },
    infoPanel: { kind: 'infoPanel', bullets },
    pensionGap: { kind: 'pensionGap', person, ...gapTexts(key) },
    cases: { kind: 'cases', person, ...casesTexts(key), ...cases },
    comparison: { kind: 'comparison', inputs: { ...inputs, age: person.age } },
    faq: { kind: 'faq', first: faq, count: faq.length },
  };
  return { path, sections: sections.map((kind) => made[kind]) };
}
