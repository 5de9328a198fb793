import type { ComponentType } from 'react';
import { Argument } from './Argument/Argument.tsx';
import type { SectionKind } from './anchors.ts';
import { Cases } from './Cases/Cases.tsx';
import { Comparison } from './Comparison/Comparison.tsx';
import { Costs } from './Costs/Costs.tsx';
import { Faq } from './Faq/Faq.tsx';
import { HeroVersions } from './Hero/HeroVersions.tsx';
import { HowItWorks } from './HowItWorks/HowItWorks.tsx';
import { InfoPanel } from './InfoPanel/InfoPanel.tsx';
import { PensionGap } from './PensionGap/PensionGap.tsx';
import { Performance } from './Performance/Performance.tsx';
import { Personas } from './Personas/Personas.tsx';
import { Portfolios } from './Portfolios/Portfolios.tsx';
import { Reviews } from './Reviews/Reviews.tsx';
import type { Section, SectionProps } from './section-fields.ts';

/** The view of every kind in `anchors.ts`. It takes what the schema of its kind asks for. */
const VIEWS: Views = {
  hero: HeroVersions,
  infoPanel: InfoPanel,
  argument: Argument,
  pensionGap: PensionGap,
  cases: Cases,
  howItWorks: HowItWorks,
  personas: Personas,
  portfolios: Portfolios,
  performance: Performance,
  comparison: Comparison,
  costs: Costs,
  reviews: Reviews,
  faq: Faq,
};

type Views = { readonly [Kind in SectionKind]: ComponentType<SectionProps<Kind>> };

/** Renders one section of a landing with the view of its kind. */
export function SectionView({ section }: { section: Section }) {
  const { kind, ...props } = section;
  // TypeScript cannot follow that the rest of a section is what its kind's view takes.
  const View = VIEWS[kind] as ComponentType<typeof props>;
  return <View {...props} />;
}
