import type { PageContext } from 'vike/types';
import { pageAt } from '../../prerender/routes.ts';

export function route({ urlPathname }: PageContext) {
  const page = pageAt(urlPathname);
  return page ? { routeParams: { ...page } } : false;
}
