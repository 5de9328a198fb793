interface ImportMetaEnv {
  /** The brand a build is made for (see `site/vite.config.ts`). */
  readonly BRAND: import('../tokens/index.ts').Brand;
}
