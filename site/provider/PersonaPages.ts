import { createContext, useContext } from 'react';
import type { BannerScene } from '../../design-system/drawings/Scene/cuts.ts';
import type { Localized } from '../i18n/locales.ts';

interface PersonaPage {
  path: Localized;
  scene: BannerScene;
  title: Localized;
  text: Localized;
}

/** The page of every persona. Landings state their addresses, and sections stand below landings. */
export const PersonaPages = createContext<readonly PersonaPage[] | null>(null);

/** The page of every persona, for sections that link to them. */
export function usePersonaPages(): readonly PersonaPage[] {
  const pages = useContext(PersonaPages);
  if (!pages) throw new Error('usePersonaPages() needs a PersonaPages above it.');
  return pages;
}
