import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCalculationUrl } from '../../site/config/calculation-url.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { listFiles } from '../files/list-files.ts';
import {
  FILES_KEPT,
  findInlineScripts,
  formatSecurityPolicy,
  SECURITY_HEADERS,
} from '../serve/security-headers.ts';

/**
 * Writes `_headers` and `_redirects` in Netlify's syntax, so that a static host sends what our own
 * server sends, and a page at its canonical address, which has no slash at the end. Every page but `/`
 * is below its language, so a few rules are enough for any number of pages: hosts limit them.
 */
export async function writeHostFiles(site: string): Promise<void> {
  await writeFile(join(site, '_headers'), headers(site));
  await writeFile(join(site, '_redirects'), formatRewrites());
}

function headers(site: string): string {
  const rules: [path: string, headers: Readonly<Record<string, string>>][] = [
    ['/*', SECURITY_HEADERS],
    ['/assets/*', { 'Cache-Control': FILES_KEPT }],
    ['/*.pdf', { 'X-Robots-Tag': 'noindex' }],
    // Not for everything: Chrome's viewer does not show a PDF that has such a policy.
    ...listPolicies(site),
  ];
  return rules.map(([path, values]) => `${path}\n${formatLines(values)}\n`).join('');
}

function formatLines(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');
}

/** The policy of a language allows the inline scripts of all its pages and of the error page. */
function listPolicies(site: string): [path: string, headers: Record<string, string>][] {
  const readScripts = (file: string) => findInlineScripts(readFileSync(join(site, file), 'utf8'));
  const rule = (path: string, scripts: readonly string[]): [string, Record<string, string>] => [
    path,
    { 'Content-Security-Policy': formatSecurityPolicy(scripts, readCalculationUrl()) },
  ];
  const ofError = readScripts('404.html');
  return [
    rule('/', readScripts('index.html')),
    rule('/404.html', ofError),
    ...LOCALES.flatMap((locale) => {
      const pages = listFiles(join(site, locale)).filter((file) => file.endsWith('.html'));
      const scripts = pages.toSorted().flatMap((page) => readScripts(join(locale, page)));
      const all = [...ofError, ...scripts];
      return [rule(`/${locale}`, all), rule(`/${locale}/*`, all)];
    }),
  ];
}

/** The status 200 rewrites: the address stays, and there is no redirect to a folder. */
function formatRewrites(): string {
  return LOCALES.map(
    (locale) =>
      `/${locale} /${locale}/index.html 200\n/${locale}/* /${locale}/:splat/index.html 200\n`,
  ).join('');
}
