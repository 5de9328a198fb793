import { currentBrand } from '../../content/brands/current.ts';
import { brands } from '../../content/brands/index.ts';
import { routesOf } from '../../rendering/routes.ts';

export function onBeforePrerenderStart(): string[] {
  return routesOf(brands[currentBrand]).map(({ page, paths }) => paths[page.locale]);
}
