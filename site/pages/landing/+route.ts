import type { PageContext } from 'vike/types';
import { landingAt } from '../../landings/index.ts';

export function route({ urlPathname }: PageContext) {
  const page = landingAt(urlPathname);
  return page ? { routeParams: { ...page } } : false;
}
