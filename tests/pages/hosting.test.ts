import { describe, expect, inject, test } from 'vitest';
import { LANDING_PAGES } from '../../site/landings/index.ts';
import { serve } from '../../tools/serve/servers.ts';

const site = inject('site');

describe.each(LANDING_PAGES)('$name in $locale', ({ path }) => {
  test.each([path, `${path}/`])('is an HTML page at %s, without a redirect', async (address) => {
    const response = await fetch(site + address, { redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});

describe('the server', () => {
  test('lets browsers cache files with a hash in their name, and nothing else', async () => {
    const page = await fetch(`${site}/en`);
    const asset = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0];
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect((await fetch(site + asset)).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test.each(['br', 'gzip'])('sends %s to clients that accept it', async (encoding) => {
    const response = await fetch(`${site}/en`, { headers: { 'Accept-Encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toContain('</html>');
  });

  test('sends security headers', async () => {
    const { headers } = await fetch(`${site}/en`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self'/);
  });

  test.each(['/nowhere', '/en/nowhere.lp', '/assets/nowhere.js'])(
    'answers %s with the error page',
    async (path) => {
      const response = await fetch(site + path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toMatch(/<meta name="robots" content="noindex/);
    },
  );

  test('reports which port is in use', async () => {
    const port = Number(new URL(site).port);
    await expect(serve({ site: port, workbench: 0 })).rejects.toThrow(
      `Port ${port} for the site is already in use.`,
    );
  });
});

test('the workbench has a story of every landing in every language', async () => {
  const index = (await (await fetch(`${inject('workbench')}/index.json`)).json()) as {
    entries: Record<string, { title: string; name: string }>;
  };
  const names = Object.values(index.entries)
    .filter(({ title }) => title === 'Landings/Every landing')
    .map(({ name }) => name);
  expect(names).toEqual(LANDING_PAGES.map(({ name, locale }) => `${name} (${locale})`));
});
