interface ImportMetaEnv {
  /** The brand a build is made for (see `site/vite.config.ts`). */
  readonly BRAND: import('../../tokens/index.ts').Brand;
  /** The options about visitors; none by default (see `site/config/visitor-options.ts`). */
  readonly VISITOR: import('./visitor-options.ts').VisitorOptions | undefined;
  /**
   * The address of the calculation service (`CALCULATION_URL`, see `site/config/calculation-url.ts`); empty
   * or missing: none. It has another name because Vike keeps environment variables out of scripts.
   */
  readonly CALCULATION_SERVICE?: string;
}
