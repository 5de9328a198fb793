import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chosenCalculationUrl } from '../../site/calculation-url.ts';
import { contentSecurityPolicy, FILES_KEPT, SECURITY_HEADERS } from './security-headers.ts';
import { SITE_PATHS } from './site-pages.ts';

/**
 * Writes `_headers` and `_redirects` in Netlify's syntax, so that a static host sends what our own
 * server sends, and a page at its canonical address, which has no slash at the end.
 */
export async function writeHostFiles(site: string): Promise<void> {
  await writeFile(join(site, '_headers'), headers(site));
  await writeFile(join(site, '_redirects'), rewrites());
}

function headers(site: string): string {
  const rules: [path: string, headers: Readonly<Record<string, string>>][] = [
    ['/*', SECURITY_HEADERS],
    ['/assets/*', { 'Cache-Control': FILES_KEPT }],
    ['/*.pdf', { 'X-Robots-Tag': 'noindex' }],
    ...SITE_PATHS.map((path): [string, Record<string, string>] => [
      path,
      { 'Content-Security-Policy': policyOf(site, path) },
    ]),
  ];
  return rules.map(([path, values]) => `${path}\n${linesOf(values)}\n`).join('');
}

function linesOf(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');
}

function policyOf(site: string, path: string): string {
  const html = readFileSync(join(site, path, 'index.html'), 'utf8');
  return contentSecurityPolicy(html, chosenCalculationUrl());
}

/** The status 200 rewrites: the address stays, and there is no redirect to a folder. */
function rewrites(): string {
  return SITE_PATHS.filter((path) => path !== '/')
    .map((path) => `${path} ${path}/index.html 200\n`)
    .join('');
}
