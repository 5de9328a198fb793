import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { parseHeadersFile } from './header-rules.ts';
import { writeHostFiles } from './host-files.ts';
import { formatSecurityPolicy } from './security-headers.ts';

test('one policy allows the inline scripts of all pages, and hosts read it', async () => {
  const folder = await createFolder({
    'client/manifest.webmanifest': '{}',
    'client/index.html': '<script>choose()</script>',
    'client/404.html': '<script>search()</script><script src="/assets/start.js"></script>',
    'client/de/bonn.lp/index.html': '<script type="module">city()</script>',
    'client/de/ulm.lp/index.html': '<script type="module">city()</script>',
  });
  const site = join(folder, 'client');
  await writeHostFiles(site, join(folder, 'hosting'), DEMO);

  const text = await readFile(join(site, '_headers'), 'utf8');
  const [all, ...others] = parseHeadersFile(text);
  const policy = formatSecurityPolicy(['choose()', 'city()', 'search()'], {
    trustedTypes: ['engine'],
  });
  expect(all).toMatchObject({ path: '/*', headers: { 'Content-Security-Policy': policy } });
  // Hosts would join the values of a header that two rules give.
  const names = others.flatMap(({ headers }) => Object.keys(headers));
  expect(Object.keys(all?.headers ?? {})).not.toEqual(expect.arrayContaining(names));
  // Cloudflare ignores longer lines.
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
  expect(await readFile(join(folder, 'hosting/netlify/_redirects'), 'utf8')).toContain(
    '/de/* /de/:splat/index.html 200\n',
  );
});

test('what a site was built to do decides, not the variables of who writes for its hosts', async () => {
  const folder = await createFolder({ 'client/manifest.webmanifest': '{}' });
  const site = join(folder, 'client');
  const calculationUrl = 'https://calculation.example/comparison';
  const hosted = { brand: 'other', calculationUrl, asksForConsent: true };
  await writeHostFiles(site, join(folder, 'hosting'), hosted);

  const [all] = parseHeadersFile(await readFile(join(site, '_headers'), 'utf8'));
  const policy = all?.headers['Content-Security-Policy'];
  expect(policy).toContain("connect-src 'self' https://calculation.example");
  expect(policy).toContain('trusted-types engine default');
  const worker = await readFile(join(folder, 'hosting/cloudflare/wrangler.jsonc'), 'utf8');
  expect(worker).toContain('"name": "other"');
});

const DEMO = { brand: 'demo', calculationUrl: '', asksForConsent: false };
