import type { Config } from 'vike/types';

/** Every page is prerendered at build; none loads React on arrival (see `site/islands`). */
export default {
  prerender: true,
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config;
