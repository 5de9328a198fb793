import { currentBrand } from '../../content/brands/current.ts';
import { brands } from '../../content/brands/index.ts';
import { standIns, standInsOf } from '../../content/stand-ins.ts';

export function onBeforePrerenderStart(): string[] {
  return standInsOf(brands[currentBrand]).map(({ key, locale }) => standIns[key].path[locale]);
}
