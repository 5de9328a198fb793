import type { PageContext } from 'vike/types';
import { findPage } from '../../prerender/routes.ts';

export function route({ urlPathname }: PageContext) {
  const page = findPage(urlPathname);
  return page ? { routeParams: { ...page } } : false;
}
