import { createContext, useContext } from 'react';
import type { PersonaKey } from './content/personas.ts';
import type { Localized } from './locales.ts';

type Pages = Readonly<Record<PersonaKey, { path: Localized }>>;

/** The page of every persona. Landings state their addresses, and sections stand below landings. */
export const PersonaPages = createContext<Pages | null>(null);

/** The page of every persona, for sections that link to them. */
export function usePersonaPages(): Pages {
  const pages = useContext(PersonaPages);
  if (!pages) throw new Error('usePersonaPages() needs a PersonaPages above it.');
  return pages;
}
