import { keysOf } from '../../design-system/keys-of.ts';
import type { SceneName } from '../../design-system/Scene/drawings/index.ts';

/** Who the pension is for, each with a picture and a landing of the same name. */
export const personas = {
  employees: { scene: 'desk' },
  selfEmployed: { scene: 'shop' },
  parents: { scene: 'swing' },
  expats: { scene: 'suitcase' },
  etfInvestors: { scene: 'chart' },
  closeToRetiring: { scene: 'bench' },
} as const satisfies Record<string, { scene: SceneName }>;

export type PersonaKey = keyof typeof personas;

export const PERSONA_KEYS = keysOf(personas);
