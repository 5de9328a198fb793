import type { SceneName } from '../../design-system/Scene/drawings/index.ts';
import type { Localized } from '../locales.ts';

interface Persona {
  scene: SceneName;
  /** The addresses of the page written for this reader (requirements rows 16-17). */
  path: Localized;
}

/** Whom the pension is for (requirements row 1), each with a picture and a page of their own. */
export const personas = {
  employees: {
    scene: 'desk',
    path: {
      en: '/en/private-pension-plan-for-employees.lp',
      de: '/de/private-altersvorsorge-angestellte.lp',
    },
  },
  selfEmployed: {
    scene: 'workshop',
    path: {
      en: '/en/private-pension-plan-for-self-employed.lp',
      de: '/de/private-altersvorsorge-selbststandige.lp',
    },
  },
  parents: {
    scene: 'swing',
    path: {
      en: '/en/private-pension-plan-for-parents.lp',
      de: '/de/private-altersvorsorge-eltern.lp',
    },
  },
  expats: {
    scene: 'suitcase',
    path: {
      en: '/en/private-pension-plan-for-expats.lp',
      de: '/de/private-altersvorsorge-expats.lp',
    },
  },
  etfInvestors: {
    scene: 'chart',
    path: {
      en: '/en/private-pension-plan-for-etf-investors.lp',
      de: '/de/private-altersvorsorge-etf-investoren.lp',
    },
  },
  closeToRetiring: {
    scene: 'bench',
    path: {
      en: '/en/private-pension-plan-for-people-close-to-retiring.lp',
      de: '/de/private-altersvorsorge-kurz-vor-rentenbeginn.lp',
    },
  },
} satisfies Record<string, Persona>;

export type PersonaKey = keyof typeof personas;

export const PERSONA_KEYS = Object.keys(personas) as PersonaKey[];
