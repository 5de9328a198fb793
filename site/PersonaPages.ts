import { createContext, useContext } from 'react';
import type { SceneName } from '../design-system/Scene/drawings/names.ts';
import type { Localized } from './locales.ts';
import type { MessageId } from './messages/index.ts';

interface PersonaPage {
  path: Localized;
  scene: SceneName;
  title: MessageId;
  text: MessageId;
}

/** The page of every persona. Landings state their addresses, and sections stand below landings. */
export const PersonaPages = createContext<readonly PersonaPage[] | null>(null);

/** The page of every persona, for sections that link to them. */
export function usePersonaPages(): readonly PersonaPage[] {
  const pages = useContext(PersonaPages);
  if (!pages) throw new Error('usePersonaPages() needs a PersonaPages above it.');
  return pages;
}
