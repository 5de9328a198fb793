import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chosenCalculationUrl } from '../../site/calculation-url.ts';
import { SITE_BUILD } from './project.ts';
import { contentSecurityPolicy, FILES_KEPT, SECURITY_HEADERS } from './security-headers.ts';
import { SITE_PATHS } from './site-pages.ts';

/**
 * Writes `_headers` and `_redirects` in Netlify's syntax, so that a static host sends what our own
 * server sends, and a page at its canonical address, which has no slash at the end.
 */
export async function writeHostFiles(): Promise<void> {
  await writeFile(join(SITE_BUILD, '_headers'), headers());
  await writeFile(join(SITE_BUILD, '_redirects'), rewrites());
}

function headers(): string {
  const rules: [path: string, headers: Readonly<Record<string, string>>][] = [
    ['/*', SECURITY_HEADERS],
    ['/assets/*', { 'Cache-Control': FILES_KEPT }],
    ['/*.pdf', { 'X-Robots-Tag': 'noindex' }],
    ...SITE_PATHS.map((path): [string, Record<string, string>] => [
      path,
      { 'Content-Security-Policy': policyOf(path) },
    ]),
  ];
  return rules.map(([path, values]) => `${path}\n${linesOf(values)}\n`).join('');
}

function linesOf(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');
}

function policyOf(path: string): string {
  const html = readFileSync(join(SITE_BUILD, path, 'index.html'), 'utf8');
  return contentSecurityPolicy(html, chosenCalculationUrl());
}

/** The status 200 rewrites: the address stays, and there is no redirect to a folder. */
function rewrites(): string {
  return SITE_PATHS.filter((path) => path !== '/')
    .map((path) => `${path} ${path}/index.html 200\n`)
    .join('');
}
