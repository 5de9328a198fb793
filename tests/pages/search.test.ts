import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, inject, test } from 'vitest';
import { readBrand } from '../../site/content/brands/chosen.ts';
import { brands } from '../../site/content/brands/index.ts';
import { landings } from '../../site/landings/index.ts';
import { HOME } from '../../site/landings/landing-file.ts';
import { SITE_BUILD } from '../../tools/project/paths.ts';
import { SITE_PATHS } from '../../tools/project/site-pages.ts';
import { fetchPage } from './support/fetch-page.ts';

const { origin } = brands[readBrand()];
const site = inject('site');

/** Address and robots rule in the head of every prerendered page. */
const heads = new Map(
  await Promise.all(
    SITE_PATHS.map(async (path) => {
      const page = await fetchPage(path);
      const hrefOf = (selector: string) => page.querySelector(selector)?.getAttribute('href');
      return [
        path,
        {
          indexed: !page
            .querySelector('meta[name=robots]')
            ?.getAttribute('content')
            ?.includes('noindex'),
          canonical: hrefOf('link[rel=canonical]'),
          alternates: alternatesOf(page.querySelectorAll('link[rel=alternate]')),
        },
      ] as const;
    }),
  ),
);

const indexed = [...heads].filter(([, head]) => head.indexed);

describe('the sitemap', async () => {
  const urls = parse(await (await fetch(`${site}/sitemap.xml`)).text()).querySelectorAll('url');
  const entries = urls.map((url) => ({
    address: url.querySelector('loc')?.text,
    alternates: alternatesOf(url.getElementsByTagName('xhtml:link')),
  }));

  test('has every page that may be found, and no other', () => {
    expect(entries.map(({ address }) => address).toSorted()).toEqual(
      indexed.map(([path]) => origin + path).toSorted(),
    );
  });

  test('says of each page what its head says', () => {
    for (const { address, alternates } of entries) {
      const head = heads.get(address?.slice(origin.length) ?? '');
      expect(head?.canonical).toBe(address);
      expect(head?.alternates, address).toEqual(alternates);
    }
  });

  test('is named by robots.txt', async () => {
    const robots = await (await fetch(`${site}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });
});

test('every page in another language answers with the same pair', () => {
  for (const [path, { alternates }] of indexed) {
    expect(Object.keys(alternates), path).toEqual(path === '/' ? [] : ['en', 'de', 'x-default']);
    for (const address of Object.values(alternates)) {
      expect(heads.get(address.slice(origin.length))?.alternates, `${path}: ${address}`).toEqual(
        alternates,
      );
    }
  }
});

test('the build has a file for every page, and no other page', () => {
  const files = globSync('**/*.html', { cwd: SITE_BUILD, exclude: ['storybook'] });
  const paths = files
    .filter((file) => file !== '404.html')
    .map((file) => `/${dirname(file)}`.replace('/.', '/'));
  expect(paths.toSorted()).toEqual([...SITE_PATHS].sort());
});

test('every page that may be found can be reached from the first one, but for landings that nothing lists', async () => {
  const reached = ['/'];
  for (const path of reached) {
    for (const link of (await fetchPage(path)).querySelectorAll('a[href^="/"]')) {
      const { pathname } = new URL(link.getAttribute('href') ?? '', site);
      if (heads.has(pathname) && !reached.includes(pathname)) reached.push(pathname);
    }
  }
  const unlisted = Object.entries(landings)
    .filter(([name, { listing }]) => name !== HOME && !listing)
    .flatMap(([, { path }]) => Object.values(path));
  const expected = indexed.map(([path]) => path).filter((path) => !unlisted.includes(path));
  expect(expected.filter((path) => !reached.includes(path))).toEqual([]);
});

/** Addresses by language. */
function alternatesOf(links: { attrs: Record<string, string> }[]): Record<string, string> {
  return Object.fromEntries(links.map(({ attrs }) => [attrs.hreflang, attrs.href]));
}
