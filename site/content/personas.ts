import type { SceneName } from '../../design-system/Scene/drawings/index.ts';
import { type LandingKey, landings } from '../landings/index.ts';
import type { Locale } from '../locales.ts';

export type PersonaKey =
  | 'employees'
  | 'selfEmployed'
  | 'parents'
  | 'expats'
  | 'etfInvestors'
  | 'closeToRetiring';

interface Persona {
  scene: SceneName;
  /** The landing written for this reader; its row knows the paths. */
  landing: LandingKey;
}

/** Whom the pension is for (requirements row 1), each with a picture and a page of their own. */
export const personas: Readonly<Record<PersonaKey, Persona>> = {
  employees: { scene: 'desk', landing: 'employees' },
  selfEmployed: { scene: 'workshop', landing: 'selfEmployed' },
  parents: { scene: 'swing', landing: 'parents' },
  expats: { scene: 'suitcase', landing: 'expats' },
  etfInvestors: { scene: 'chart', landing: 'etfInvestors' },
  closeToRetiring: { scene: 'bench', landing: 'closeToRetiring' },
};

export const PERSONA_KEYS = Object.keys(personas) as PersonaKey[];

/** The path of a persona's page. */
export function personaPath(key: PersonaKey, locale: Locale): string {
  return landings[personas[key].landing].path[locale];
}
