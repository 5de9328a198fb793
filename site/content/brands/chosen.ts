import { UserError } from '../../../lib/user-error.ts';
import type { Brand } from '../../../tokens/index.ts';
import { brands } from './index.ts';

/**
 * The brand that a build is made for: `BRAND=…`, by default `fernblick`.
 * @throws when there is no such brand
 */
export function readBrand(name = process.env.BRAND ?? 'fernblick'): Brand {
  if (isBrand(name)) return name;
  const known = Object.keys(brands).join(', ');
  throw new UserError(
    `BRAND=${name} is not a brand. Choose one of: ${known} (site/content/brands).`,
  );
}

function isBrand(name: string): name is Brand {
  return Object.hasOwn(brands, name);
}
