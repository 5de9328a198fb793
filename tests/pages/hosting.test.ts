import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, inject, test } from 'vitest';
import { LANDING_PAGES } from '../../site/landings/index.ts';
import { SITE_BUILD } from '../../tools/project/paths.ts';
import { SITE_PATHS } from '../../tools/project/site-pages.ts';
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

describe('a static host', () => {
  const [headers, rewrites] = ['_headers', '_redirects'].map((file) =>
    readFileSync(join(SITE_BUILD, file), 'utf8'),
  );

  test('sends what our server sends, for a page, a script and a document', async () => {
    const path = '/en/performance.ap';
    const page = parse(await (await fetch(site + path)).text());
    const script = page.querySelector('script[src]')?.getAttribute('src');
    const document = page.querySelector('a[href$=".pdf"]')?.getAttribute('href');
    for (const file of [path, script ?? '', document ?? '']) {
      const own = rulesIn(headers ?? '').filter(({ pattern }) => matches(file, pattern));
      expect(own, file).toHaveLength(2);
      const sent = Object.fromEntries((await fetch(site + file)).headers);
      const expected = Object.assign({}, ...own.map(({ values }) => values));
      // Its one policy for a language also allows the script of the error page, which may answer there.
      const policy = expected['content-security-policy']?.replace(/ 'sha256-[^']+'/, '');
      expect(sent).toMatchObject({
        ...expected,
        ...(policy && { 'content-security-policy': policy }),
      });
    }
  });

  test('answers every address with its page, without a redirect', () => {
    const rules = rewrites?.trim().split('\n') ?? [];
    for (const path of SITE_PATHS.filter((address) => address !== '/')) {
      const rule = rules.find((line) => matches(path, line.split(' ')[0] ?? ''));
      const [pattern = '', target, status] = rule?.split(' ') ?? [];
      const file = target?.replace(':splat', path.slice(pattern.indexOf('*')));
      expect({ file, status }, path).toEqual({ file: `${path}/index.html`, status: '200' });
    }
  });
});

/** The rules of a file `_headers`: a path, and below it the headers. */
function rulesIn(text: string): { pattern: string; values: Record<string, string> }[] {
  return text.split(/\n(?=\/)/).map((rule) => {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    const values = lines.map((line) => line.trim().split(': '));
    return {
      pattern,
      values: Object.fromEntries(
        values.map(([name = '', ...value]) => [name.toLowerCase(), value.join(': ')]),
      ),
    };
  });
}

function matches(path: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end);
}

test('the workbench has a story of every landing in every language', async () => {
  const index = (await (await fetch(`${inject('workbench')}/index.json`)).json()) as {
    entries: Record<string, { title: string; name: string }>;
  };
  const names = Object.values(index.entries)
    .filter(({ title }) => title === 'Landings/Every landing')
    .map(({ name }) => name);
  expect(names).toEqual(LANDING_PAGES.map(({ name, locale }) => `${name} (${locale})`));
});
