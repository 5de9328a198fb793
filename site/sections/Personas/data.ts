import type { PersonaKey } from '../../content/personas.ts';

export interface PersonasData {
  /** The persona whose page it is: no card leads to where the reader already is. */
  omit?: PersonaKey;
}
