import type { Config } from 'vike/types';

/**
 * Every page is HTML only: none loads React on arrival (see `site/islands`). What each says in its head
 * is read on the server, as a value or from what the page is about.
 */
export default {
  // The bundle also renders the pages of rows (see `tools/build/render-rows.ts`).
  prerender: { keepDistServer: true },
  meta: {
    Page: { env: { server: true, client: false } },
    Head: { env: { server: true } },
    title: { env: { server: true } },
    description: { env: { server: true } },
    image: { env: { server: true } },
    indexed: { env: { server: true } },
  },
} satisfies Config;
