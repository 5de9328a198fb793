import type { PageContextServer } from 'vike/types';
import { currentBrand } from '../../content/brands/current.ts';
import { findGeneratedLanding } from '../../landings/generated.ts';
import { getLanding, type LandingName } from '../../landings/index.ts';
import type { Landing } from '../../landings/landing.ts';
import { createLanding, createRowSay } from '../../landings/landing-set.ts';
import { getPageTexts } from '../../provider/page-texts.ts';
import type { Say } from '../../provider/texts.ts';

export interface LandingData {
  landing: Landing;
  /** Reads what it says itself: with the values of its row, where it is made from one. */
  say: Say;
  /** The landing whose social image it shows. */
  image: LandingName;
}

export function data({ routeParams, locale = 'en' }: PageContextServer): LandingData {
  const { key = '' } = routeParams;
  const { say } = getPageTexts(currentBrand, locale);
  const generated = findGeneratedLanding(key);
  if (!generated) return { landing: getLanding(key), say, image: key };
  const { set, row } = generated;
  return {
    landing: createLanding(set, row),
    say: createRowSay(say, row.values[locale]),
    image: set.from,
  };
}
