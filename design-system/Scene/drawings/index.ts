import type { ReactNode } from 'react';
import { keysOf } from '../../keys-of.ts';
import { Bench } from './Bench.tsx';
import { Chart } from './Chart.tsx';
import { Desk } from './Desk.tsx';
import { Horizon } from './Horizon/Horizon.tsx';
import { Lake } from './Horizon/Lake.tsx';
import { Land } from './Horizon/Land.tsx';
import { Mountains } from './Horizon/Mountains.tsx';
import { Sky } from './Horizon/Sky.tsx';
import type { SceneName } from './names.ts';
import { StepApp } from './StepApp.tsx';
import { StepExpert } from './StepExpert.tsx';
import { StepGap } from './StepGap.tsx';
import { StepPortfolio } from './StepPortfolio.tsx';
import { StepYears } from './StepYears.tsx';
import { Suitcase } from './Suitcase.tsx';
import { Swing } from './Swing.tsx';
import { Workshop } from './Workshop.tsx';

interface DrawingDefinition {
  width: number;
  height: number;
  Drawing: () => ReactNode;
}

const WIDE = { width: 1440, height: 900 };
const CARD = { width: 800, height: 600 };

/** The table of whole pictures. */
const scenes = {
  horizon: { ...WIDE, Drawing: Horizon },
  desk: { ...CARD, Drawing: Desk },
  workshop: { ...CARD, Drawing: Workshop },
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

/** The layers of `horizon`, for what moves them. */
const layers = {
  horizonSky: { ...WIDE, Drawing: Sky },
  horizonMountains: { ...WIDE, Drawing: Mountains },
  horizonLake: { ...WIDE, Drawing: Lake },
  horizonLand: { ...WIDE, Drawing: Land },
} satisfies Record<string, DrawingDefinition>;

/** The table of drawings: each becomes a file of every brand. */
export const drawings = { ...scenes, ...layers };

export type DrawingName = keyof typeof drawings;

export const DRAWING_NAMES = keysOf(drawings);
