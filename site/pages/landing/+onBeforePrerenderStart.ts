import { LANDING_PAGES, landings } from '../../landings/index.ts';

export function onBeforePrerenderStart(): string[] {
  return LANDING_PAGES.map(({ key, locale }) => landings[key].path[locale]);
}
