import { type HTMLElement, parse } from 'node-html-parser';
import { expect, inject, test } from 'vitest';
import { SITE_PATHS } from '../../tools/project/site-pages.ts';

const site = inject('site');

interface Found {
  status: number;
  page: HTMLElement;
}

test('the site has no broken links', async () => {
  const pages = new Map<string, Found>();
  const dead: string[] = [];
  const queue = [...SITE_PATHS];
  for (const path of queue) {
    const { page } = await load(path, pages);
    for (const href of hrefsOf(page)) {
      const target = new URL(href, site + path);
      if (target.origin !== site) continue;
      const found = await load(target.pathname, pages);
      if (found.status !== 200) dead.push(`${path} links to ${href}, which is ${found.status}`);
      if (target.hash && !hasAnchor(found.page, target.hash)) {
        dead.push(`${path} links to ${href}, but no element has that id`);
      }
      if (isPage(found) && !queue.includes(target.pathname)) queue.push(target.pathname);
    }
  }
  expect(queue.length).toBeGreaterThanOrEqual(SITE_PATHS.length);
  expect(dead).toEqual([]);
});

test('every link to a new tab has rel="noopener"', async () => {
  const pages = new Map<string, Found>();
  for (const path of SITE_PATHS) {
    const { page } = await load(path, pages);
    const unsafe = page.querySelectorAll('a[target="_blank"]:not([rel~="noopener"])');
    expect(unsafe.map(String), path).toEqual([]);
  }
});

async function load(path: string, pages: Map<string, Found>): Promise<Found> {
  const known = pages.get(path);
  if (known) return known;
  const response = await fetch(site + path);
  const isText = response.headers.get('content-type')?.startsWith('text/') ?? false;
  const found = { status: response.status, page: parse(isText ? await response.text() : '') };
  pages.set(path, found);
  return found;
}

function isPage({ status, page }: Found): boolean {
  return status === 200 && page.querySelector('html') !== null;
}

function hrefsOf(page: HTMLElement): Set<string> {
  return new Set(page.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? ''));
}

function hasAnchor(page: HTMLElement, hash: string): boolean {
  return page.getElementById(decodeURIComponent(hash.slice(1))) !== null;
}
