import { LANDING_PAGES, landings } from '../landings/index.ts';
import { LOCALES } from '../locales.ts';

/** `sitemap.xml`: every landing in every language, each with its other languages. */
export function sitemap(origin: string): string {
  const entries = LANDING_PAGES.map(({ key, locale }) => {
    const { path } = landings[key];
    const alternates = LOCALES.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path[language]}"/>`,
    );
    return `<url><loc>${origin}${path[locale]}</loc>${alternates.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: everything may be read; pages that should not be found say so themselves. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;
}
