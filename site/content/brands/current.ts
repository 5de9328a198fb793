import type { Brand } from '../../../tokens/index.ts';
import { brands } from './index.ts';
import { brandSchema } from './schema.ts';

/** The brand of this build, chosen by `BRAND=…` (default `fernblick`) and checked once. */
export const currentBrand: Brand = checked(import.meta.env.BRAND);

function checked(name: string): Brand {
  if (!Object.hasOwn(brands, name)) {
    throw new Error(
      `BRAND=${name} is not a brand. Choose one of: ${Object.keys(brands).join(', ')} (site/content/brands).`,
    );
  }
  const result = brandSchema.safeParse(brands[name as Brand]);
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue) => `  ${issue.path.join('.')} ${issue.message}`,
    );
    throw new Error(`site/content/brands/${name}.ts cannot be built:\n${problems.join('\n')}`);
  }
  return name as Brand;
}
