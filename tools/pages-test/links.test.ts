import { expect, inject, test } from 'vitest';
import { SITE_PATHS } from '../site-pages.ts';
import { tagsIn } from './html.ts';

const site = inject('site');

interface Found {
  status: number;
  html: string;
}

test('the site has no broken links', async () => {
  const pages = new Map<string, Found>();
  const dead: string[] = [];
  const queue = [...SITE_PATHS];
  for (const path of queue) {
    const { html } = await load(path, pages);
    for (const href of hrefsOf(html)) {
      const target = new URL(href, site + path);
      if (target.origin !== site) continue;
      const found = await load(target.pathname, pages);
      if (found.status !== 200) dead.push(`${path} links to ${href}, which is ${found.status}`);
      if (target.hash && !hasAnchor(found.html, target.hash)) {
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
    const { html } = await load(path, pages);
    const openers = tagsIn(html, 'a').filter(({ target }) => target === '_blank');
    expect(
      openers.filter(({ rel }) => !rel?.includes('noopener')),
      path,
    ).toEqual([]);
  }
});

async function load(path: string, pages: Map<string, Found>): Promise<Found> {
  const known = pages.get(path);
  if (known) return known;
  const response = await fetch(site + path);
  const isText = response.headers.get('content-type')?.startsWith('text/') ?? false;
  const found = { status: response.status, html: isText ? await response.text() : '' };
  pages.set(path, found);
  return found;
}

function isPage({ status, html }: Found): boolean {
  return status === 200 && html.includes('<html');
}

function hrefsOf(html: string): Set<string> {
  return new Set(tagsIn(html, 'a').flatMap(({ href }) => href ?? []));
}

function hasAnchor(html: string, hash: string): boolean {
  return html.includes(`id="${decodeURIComponent(hash.slice(1))}"`);
}
