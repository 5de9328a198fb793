import type { BrandContent } from '../../site/content/brands/schema.ts';
import { LOCALES, type Localized } from '../../site/i18n/locales.ts';
import { home } from '../../site/landings/index.ts';
import { listRoutes } from '../../site/pages/addresses.ts';
import { listAlternates } from '../../site/prerender/html/alternates.ts';

/** Most addresses in one sitemap, by sitemaps.org. */
const SITEMAP_LIMIT = 50_000;

/**
 * `sitemap.xml`: every page that search engines may find, each with its other languages. Beyond what
 * one sitemap may hold, it lists `sitemap-1.xml` and so on, which list the pages.
 * @param more the pages of generated landings
 * @param limit addresses in one sitemap
 * @returns the files and their content
 */
export function buildSitemaps(
  brand: BrandContent,
  more: readonly Localized[] = [],
  limit = SITEMAP_LIMIT,
): Map<string, string> {
  const { origin } = brand;
  const pages = [
    { path: '/', paths: home.path },
    ...listRoutes(brand)
      .filter(({ indexed }) => indexed)
      .map(({ page, paths }) => ({ path: paths[page.locale], paths })),
    ...more.flatMap((paths) => LOCALES.map((locale) => ({ path: paths[locale], paths }))),
  ];
  if (pages.length <= limit) return new Map([['sitemap.xml', formatSitemap(origin, pages)]]);
  const parts = Array.from(
    { length: Math.ceil(pages.length / limit) },
    (_, index) =>
      [
        `sitemap-${index + 1}.xml`,
        formatSitemap(origin, pages.slice(index * limit, (index + 1) * limit)),
      ] as const,
  );
  const entries = parts.map(([file]) => `<sitemap><loc>${origin}/${file}</loc></sitemap>`);
  return new Map([['sitemap.xml', formatXml('sitemapindex', entries)], ...parts]);
}

function formatSitemap(
  origin: string,
  pages: readonly { path: string; paths: Localized }[],
): string {
  const entries = pages.map(({ path, paths }) => {
    const alternates = listAlternates(path, paths).map(
      ([language, alternate]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${alternate}"/>`,
    );
    return `<url><loc>${origin}${path}</loc>${alternates.join('')}</url>`;
  });
  return formatXml('urlset', entries, ' xmlns:xhtml="http://www.w3.org/1999/xhtml"');
}

function formatXml(root: string, entries: readonly string[], attributes = ''): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${attributes}>`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');
}

/** `robots.txt`: everything may be read; pages that should not be found say so themselves. */
export function buildRobots(origin: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;
}
