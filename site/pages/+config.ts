import type { Config } from 'vike/types';

/**
 * Every page is prerendered at build, by `site/prerender/incremental` and not by Vike, which keeps every
 * page in memory; none loads React on arrival (see `site/islands`).
 */
export default {
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config;
