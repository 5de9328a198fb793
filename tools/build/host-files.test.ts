import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { formatSecurityPolicy } from '../serve/security-headers.ts';
import { writeHostFiles } from './host-files.ts';

test('pages that no table lists have a policy and their address', async () => {
  const site = await createFolder({
    'index.html': '<script>choose()</script>',
    '404.html': '<script>search()</script>',
    'en/index.html': '',
    'de/index.html': '<script>home()</script>',
    'de/bonn.lp/index.html': '<script>city()</script><script src="/assets/start.js"></script>',
    'de/ulm.lp/index.html': '<script type="module">city()</script>',
  });
  await writeHostFiles(site);
  const headers = await readFile(join(site, '_headers'), 'utf8');
  const ofGerman = ['search()', 'city()', 'home()'];
  for (const [path, scripts] of [
    ['/', ['choose()']],
    ['/404.html', ['search()']],
    ['/en/*', ['search()']],
    ['/de', ofGerman],
    ['/de/*', ofGerman],
  ] as const) {
    expect(headers).toContain(
      `\n${path}\n  Content-Security-Policy: ${formatSecurityPolicy(scripts)}\n`,
    );
  }
  expect(await readFile(join(site, '_redirects'), 'utf8')).toContain(
    '/de/* /de/:splat/index.html 200\n',
  );
});
