import { readBrand } from '../../site/content/brands/chosen.ts';
import type { Brand } from '../../tokens/index.ts';

/** The brand that this command builds; an unknown name ends the command with a one-line message. */
export const BRAND: Brand = chosenOrExit();

function chosenOrExit(): Brand {
  try {
    return readBrand();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    return process.exit(1);
  }
}
