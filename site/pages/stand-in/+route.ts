import type { PageContext } from 'vike/types';
import { standInAt } from '../../content/stand-ins.ts';

export function route({ urlPathname }: PageContext) {
  const page = standInAt(urlPathname);
  return page ? { routeParams: { ...page } } : false;
}
