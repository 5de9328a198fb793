import type { ComponentType } from 'react';
import { Argument } from './Argument/Argument.tsx';
import { Comparison } from './Comparison/Comparison.tsx';
import { Faq } from './Faq/Faq.tsx';
import { Hero } from './Hero/Hero.tsx';
import { HowItWorks } from './HowItWorks/HowItWorks.tsx';
import { InfoPanel } from './InfoPanel/InfoPanel.tsx';
import type { Section, SectionData, SectionKind } from './index.ts';
import { PensionGap } from './PensionGap/PensionGap.tsx';
import { Performance } from './Performance/Performance.tsx';
import { Personas } from './Personas/Personas.tsx';
import { Portfolios } from './Portfolios/Portfolios.tsx';
import { Pricing } from './Pricing/Pricing.tsx';
import { SocialProof } from './SocialProof/SocialProof.tsx';

/** The view of every section kind. A kind without one fails the type check. */
export const sectionViews: { [K in SectionKind]: ComponentType<SectionData[K]> } = {
  hero: Hero,
  infoPanel: InfoPanel,
  argument: Argument,
  pensionGap: PensionGap,
  howItWorks: HowItWorks,
  personas: Personas,
  portfolios: Portfolios,
  performance: Performance,
  comparison: Comparison,
  pricing: Pricing,
  socialProof: SocialProof,
  faq: Faq,
};

/** Renders one section of a landing with the view of its kind. */
export function SectionView({ section }: { section: Section }) {
  const { kind, ...data } = section;
  const View = sectionViews[kind] as ComponentType<typeof data>;
  return <View {...data} />;
}
