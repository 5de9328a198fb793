import type { Brand } from '../../../tokens/index.ts';

/** The brand of this build (see `chosen.ts`; its content is checked before every build). */
export const currentBrand: Brand = import.meta.env.BRAND;
