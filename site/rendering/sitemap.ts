import type { BrandContent } from '../content/brands/schema.ts';
import { landings } from '../landings/index.ts';
import { LOCALES } from '../locales.ts';
import { routesOf } from './routes.ts';

/** `sitemap.xml`: every page that search engines may find, each with its other languages. */
export function sitemap(brand: BrandContent): string {
  const { origin } = brand;
  const pages = routesOf(brand)
    .filter(({ indexed }) => indexed)
    .map(({ page, paths }) => ({ path: paths[page.locale], paths }));
  const entries = [{ path: '/', paths: landings.home.path }, ...pages].map(({ path, paths }) => {
    const alternates = LOCALES.map((language) => alternate(language, origin + paths[language]));
    const otherwise = alternate('x-default', origin + paths.en);
    return `<url><loc>${origin}${path}</loc>${alternates.join('')}${otherwise}</url>`;
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

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
}
