import type { ArgumentData } from './Argument/data.ts';
import type { ComparisonData } from './Comparison/data.ts';
import type { FaqData } from './Faq/data.ts';
import type { HeroData } from './Hero/data.ts';
import type { HowItWorksData } from './HowItWorks/data.ts';
import type { InfoPanelData } from './InfoPanel/data.ts';
import type { PensionGapData } from './PensionGap/data.ts';
import type { PerformanceData } from './Performance/data.ts';
import type { PersonasData } from './Personas/data.ts';
import type { PortfoliosData } from './Portfolios/data.ts';
import type { PricingData } from './Pricing/data.ts';
import type { SocialProofData } from './SocialProof/data.ts';

/** THE table of section kinds: what each kind needs to be told by a landing. */
export interface SectionData {
  hero: HeroData;
  infoPanel: InfoPanelData;
  argument: ArgumentData;
  pensionGap: PensionGapData;
  howItWorks: HowItWorksData;
  personas: PersonasData;
  portfolios: PortfoliosData;
  performance: PerformanceData;
  comparison: ComparisonData;
  pricing: PricingData;
  socialProof: SocialProofData;
  faq: FaqData;
}

export type SectionKind = keyof SectionData;

/** One section of a landing: its kind and that kind's data. */
export type Section = { [K in SectionKind]: { kind: K } & SectionData[K] }[SectionKind];
