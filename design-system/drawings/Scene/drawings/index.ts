import type { ReactNode } from 'react';
import { Bench } from './Bench.tsx';
import { Chart } from './Chart.tsx';
import { Desk } from './Desk.tsx';
import { Horizon } from './Horizon/Horizon.tsx';
import type { SceneName } from './names.ts';
import { Shop } from './Shop.tsx';
import { StepApp } from './StepApp.tsx';
import { StepExpert } from './StepExpert.tsx';
import { StepGap } from './StepGap.tsx';
import { StepPortfolio } from './StepPortfolio.tsx';
import { StepYears } from './StepYears.tsx';
import { Suitcase } from './Suitcase.tsx';
import { Swing } from './Swing.tsx';

interface DrawingDefinition {
  width: number;
  height: number;
  Drawing: () => ReactNode;
}

const WIDE = { width: 1440, height: 900 };
const CARD = { width: 800, height: 600 };

/** The table of drawings: each becomes a file of every brand. */
export const drawings = {
  horizon: { ...WIDE, Drawing: Horizon },
  desk: { ...CARD, Drawing: Desk },
  shop: { ...CARD, Drawing: Shop },
  swing: { ...CARD, Drawing: Swing },
  suitcase: { ...CARD, Drawing: Suitcase },
  chart: { ...CARD, Drawing: Chart },
  bench: { ...CARD, Drawing: Bench },
  stepGap: { ...CARD, Drawing: StepGap },
  stepPortfolio: { ...CARD, Drawing: StepPortfolio },
  stepExpert: { ...CARD, Drawing: StepExpert },
  stepApp: { ...CARD, Drawing: StepApp },
  stepYears: { ...CARD, Drawing: StepYears },
} satisfies Record<SceneName, DrawingDefinition>;
