import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createSharedFolder, writeFiles } from '../../lib/temporary-folder.fixture.ts';
import { listFiles } from '../files/list-files.ts';
import { findFreePort } from '../serve/listen.ts';
import { serveSite } from '../serve/servers.ts';
import { parseHeadersFile } from './header-rules.ts';
import { writeHostFiles } from './host-files.ts';

const HTML = 'text/html; charset=utf-8';
const KEPT = 'public, max-age=31536000, immutable';

const SITE = {
  'index.html': '<script>choose()</script>',
  '404.html': '<p>missing</p>',
  'de/index.html': '<p>home</p>',
  'de/bonn.lp/index.html': '<p>city</p>'.repeat(50),
  'assets/start-1a2b.js': 'start()',
  'manifest.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
  'report.pdf': '%PDF',
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
};

/** Each path, from where the site begins, with its file, its type, and what else it has of headers. */
const FOUND: readonly [path: string, file: keyof typeof SITE, headers: Record<string, string>][] = [
  ['/', 'index.html', { 'content-type': HTML }],
  ['/de', 'de/index.html', { 'content-type': HTML }],
  ['/de/', 'de/index.html', { 'content-type': HTML }],
  ['/de/bonn.lp', 'de/bonn.lp/index.html', { 'content-type': HTML, 'cache-control': 'no-cache' }],
  [
    '/assets/start-1a2b.js',
    'assets/start-1a2b.js',
    { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': KEPT },
  ],
  [
    '/manifest.webmanifest',
    'manifest.webmanifest',
    { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' },
  ],
  ['/robots.txt', 'robots.txt', { 'content-type': 'text/plain; charset=utf-8' }],
  ['/report.pdf', 'report.pdf', { 'content-type': 'application/pdf', 'x-robots-tag': 'noindex' }],
  ['/.well-known/security.txt', '.well-known/security.txt', {}],
];

const MISSING = [
  ...['/nowhere', '/index', '/404', '/de/index', '/de/nowhere.lp', '/assets/nowhere.js'],
  ...['/_headers', '/.assetsignore', '/de/index.html.br', '/de/bonn.lp/index.html.gz'],
];

const root = await createSharedFolder();

/** A built site in the folder that it has on a host, with what the build wrote for hosts. */
interface Upload {
  base: string;
  site: string;
  web: string;
  hosting: string;
}

async function upload(base: string): Promise<Upload> {
  const folder = join(root, base === '/' ? 'alone' : 'below');
  const [web, hosting] = [join(folder, 'web'), join(folder, 'hosting')];
  const site = join(web, base);
  await writeFiles(site, { ...SITE, 'manifest.webmanifest': JSON.stringify({ start_url: base }) });
  for (const file of listFiles(site).filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(site, file));
    await writeFile(join(site, `${file}.br`), brotliCompressSync(html));
    await writeFile(join(site, `${file}.gz`), gzipSync(html));
  }
  await writeHostFiles(site, hosting, { brand: 'demo', calculationUrl: '', asksForConsent: false });
  return { base, site, web, hosting };
}

/** Hosts, and what starts them with what the build wrote for them: an address where one is installed. */
const HOSTS = [
  {
    name: 'the preview server',
    async start({ site }: Upload) {
      const { address, close } = await serveSite(0, site);
      afterAll(close);
      return address;
    },
  },
  {
    name: 'nginx',
    start: ({ base, web, hosting }: Upload) =>
      startProgram('nginx', base, 'apt-get install nginx-light', (port) => ({
        args: ['-p', root, '-e', join(root, 'error.log'), '-c'],
        config: `master_process off; daemon off; pid ${root}/pid-${port}; events {}
          http {
            access_log off;
            ${NGINX_FOLDERS.map((name) => `${name}_temp_path ${root}/${name};`).join(' ')}
            server {
              listen 127.0.0.1:${port};
              root ${web};
              include ${hosting}/nginx/nginx.conf;
            }
          }`,
      })),
  },
  {
    name: 'Caddy',
    start: ({ base, web, hosting }: Upload) =>
      startProgram('caddy', base, 'apt-get install caddy', (port) => ({
        args: ['run', '--adapter', 'caddyfile', '--config'],
        config: `{
            admin off
            auto_https off
          }
          http://127.0.0.1:${port} {
            root * ${web}
            import ${hosting}/caddy/Caddyfile
          }`,
      })),
  },
];

/** Where it would write what visitors send. */
const NGINX_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const UPLOADS = await Promise.all(['/', '/my-repo/'].map(upload));

for (const [{ name, start }, uploaded] of HOSTS.flatMap((host) =>
  UPLOADS.map((one) => [host, one] as const),
)) {
  const { base, site } = uploaded;
  const [rule] = parseHeadersFile(await readFile(join(site, '_headers'), 'utf8'));
  const ofAll = Object.fromEntries(new Headers(rule?.headers));
  const address = await start(uploaded);
  const ask = (path: string, headers = {}) =>
    fetch(address + path, { redirect: 'manual', headers });

  describe.skipIf(address === undefined)(`${name} at ${base}`, () => {
    test.each(FOUND)('answers %s with %s', async (path, file, headers) => {
      const response = await ask(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(await readFile(join(site, file), 'utf8'));
      expect(Object.fromEntries(response.headers)).toMatchObject({ ...ofAll, ...headers });
    });

    test.each(MISSING)('answers %s with the error page', async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(SITE['404.html']);
      const own = { 'content-type': HTML, 'cache-control': 'no-cache' };
      expect(Object.fromEntries(response.headers)).toMatchObject({ ...ofAll, ...own });
    });

    test('answers its folder as the page in it, without leading elsewhere', async () => {
      const response = await ask('?utm_source=mail');
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(SITE['index.html']);
    });

    test('sends the compressed copy to clients that accept it', async () => {
      const { headers } = await ask('/de/bonn.lp', { 'Accept-Encoding': 'gzip' });
      expect(headers.get('content-encoding')).toBe('gzip');
      expect(headers.get('content-type')).toBe(HTML);
      expect(headers.get('vary')).toBe('Accept-Encoding');
      const plain = await ask('/de/bonn.lp', { 'Accept-Encoding': 'identity' });
      expect(plain.headers.get('content-encoding')).toBeNull();
    });
  });
}

/** Starts a web server on a free port, as any user, until these tests have ended. */
async function startProgram(
  name: string,
  base: string,
  install: string,
  describeRun: (port: number) => { args: readonly string[]; config: string },
): Promise<string | undefined> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const program = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (!program) {
    console.warn(`Skipped: ${name} is not installed here. To test it: ${install}`);
    return;
  }
  const port = await findFreePort();
  const { args, config } = describeRun(port);
  const file = join(root, `${name}-${port}.conf`);
  await writeFile(file, config);
  const child = spawn(program, [...args, file], { cwd: root, env: { HOME: root } });
  afterAll(() => child.kill());
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  const address = `http://127.0.0.1:${port}${base.slice(0, -1)}`;
  await vi
    .waitFor(() => fetch(address), { timeout: 10_000 })
    .catch((cause) => {
      throw new Error(`${name} does not answer.\n${output}`, { cause });
    });
  return address;
}
