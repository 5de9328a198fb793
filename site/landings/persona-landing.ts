import type { FaqKey } from '../content/faq.ts';
import { type PersonaKey, personas } from '../content/personas.ts';
import type { Localized } from '../locales.ts';
import type { SectionKind } from '../sections/anchors.ts';
import type { Section, SectionProps } from '../sections/index.tsx';
import { home } from './home.ts';
import type { Landing } from './landing.ts';
import { argumentTexts, casesTexts, gapTexts, heroTexts } from './texts.ts';

/** What is written or worked out for one reader; all else is on the home page. */
type PersonaSection = Extract<
  SectionKind,
  'hero' | 'infoPanel' | 'argument' | 'pensionGap' | 'cases' | 'faq'
>;

interface PersonaFacts {
  /** The addresses, written out: nothing is derived from the persona's name. */
  path: Localized;
  /** Its sections in their order: what this reader asks first comes first. */
  sections: readonly PersonaSection[];
  /** What this reader gets, the most important first. */
  bullets: SectionProps<'infoPanel'>['bullets'];
  /** The example person of the pension gap and of the worked cases. */
  person: SectionProps<'pensionGap'>['person'];
  /** In what the worked cases differ, and what they show. */
  cases: Pick<SectionProps<'cases'>, 'vary' | 'values' | 'shows'>;
  /** The only questions, in their order. */
  faq: readonly FaqKey[];
}

/** The landing of a persona: its own figures and words in the sections that it chooses. */
export function personaLanding(key: PersonaKey, facts: PersonaFacts): Landing {
  const { path, sections, bullets, person, cases, faq } = facts;
  const comparison = home.path;
  const made: { [Kind in PersonaSection]: Section<Kind> } = {
    hero: { kind: 'hero', scene: personas[key].scene, ...heroTexts(key), comparison },
    argument: { kind: 'argument', ...argumentTexts(key) },
    infoPanel: { kind: 'infoPanel', bullets },
    pensionGap: { kind: 'pensionGap', person, ...gapTexts(key), comparison },
    cases: { kind: 'cases', person, ...casesTexts(key), ...cases },
    faq: { kind: 'faq', first: faq, count: faq.length },
  };
  return { path, sections: sections.map((kind) => made[kind]) };
}
