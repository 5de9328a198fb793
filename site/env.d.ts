interface ImportMetaEnv {
  /** The brand a build is made for (see `site/vite.config.ts`). */
  readonly BRAND: import('../tokens/index.ts').Brand;
  /** The address of the calculation service (`site/calculation-url.ts`); empty or missing: none. */
  readonly CALCULATION_URL?: string;
}
