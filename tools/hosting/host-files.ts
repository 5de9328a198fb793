import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import { replaceFile } from '../../lib/json-files.ts';
import { AT_ROOT } from '../../site/config/base.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { listFiles } from '../files/list-files.ts';
import { readSiteBase } from '../project/site-base.ts';
import { formatCaddy } from './caddy.ts';
import { CLOUDFLARE_IGNORED, formatCloudflare } from './cloudflare.ts';
import { formatHeadersFile, listHeaderRules } from './header-rules.ts';
import { formatNginx, NGINX_BROTLI } from './nginx.ts';
import { findInlineScripts, formatSecurityPolicy } from './security-headers.ts';

/** What hosts must know of a site besides its files: whose it is, and what it was built to do. */
export interface HostedSite {
  brand: string;
  /** Where the comparison is calculated, or an empty text for the page itself. */
  calculationUrl: string;
  asksForConsent: boolean;
}

/**
 * Writes what hosts need to send a site as the preview server does: `_headers` into the site, which the
 * preview server reads too, and a folder for each host.
 * @param hosting the folder of these folders
 */
export async function writeHostFiles(
  site: string,
  hosting: string,
  hosted: HostedSite,
): Promise<void> {
  const files = listFiles(site);
  const base = readSiteBase(site);
  const rules = listHeaderRules(createPolicy(site, files, hosted), base);
  const types = listTypes(files);
  await Promise.all([
    replaceFile(join(site, '_headers'), formatHeadersFile(rules)),
    replaceFile(join(site, '.assetsignore'), CLOUDFLARE_IGNORED),
    replaceFile(join(hosting, 'nginx/nginx.conf'), formatNginx(rules, types, base)),
    replaceFile(join(hosting, 'nginx/brotli.conf'), NGINX_BROTLI),
    replaceFile(join(hosting, 'caddy/Caddyfile'), formatCaddy(rules, types, base)),
    replaceFile(join(hosting, 'netlify/_redirects'), formatRewrites(base)),
    replaceFile(join(hosting, 'cloudflare/wrangler.jsonc'), formatCloudflare(hosted.brand, base)),
  ]);
}

/** One policy for the site: the few inline scripts are the same on all pages that have any. */
function createPolicy(
  site: string,
  files: readonly string[],
  { calculationUrl, asksForConsent }: HostedSite,
): string {
  const pages = files.filter((file) => file.endsWith('.html'));
  const scripts = pages.flatMap((file) =>
    findInlineScripts(readFileSync(join(site, file), 'utf8')),
  );
  return formatSecurityPolicy([...new Set(scripts)].toSorted(), {
    calculationUrl,
    trustedTypes: asksForConsent ? [WORKER, CONSENT_DIALOG] : [WORKER],
  });
}

/** Starts the worker of the calculator: `engine-client.ts`. */
const WORKER = 'engine';
/** Lets a library write its texts: `consent-dialog.ts`. The name is what the browser asks for by itself. */
const CONSENT_DIALOG = 'default';

function listTypes(files: readonly string[]): ReadonlyMap<string, string> {
  const extensions = new Set(files.map((file) => extname(file)).toSorted());
  return new Map(
    [...extensions].flatMap((extension) => {
      const type = contentType(extension);
      return type && !COPIES.has(extension) ? [[extension.slice(1), type]] : [];
    }),
  );
}

const COPIES = new Set(['.br', '.gz']);

/** Netlify's rewrites: the address stays, and there is no redirect to a folder. It knows a `404.html` at the root only. */
function formatRewrites(base: string): string {
  const pages = LOCALES.map((locale) => base + locale).map(
    (page) => `${page} ${page}/index.html 200\n${page}/* ${page}/:splat/index.html 200\n`,
  );
  const missing = base === AT_ROOT ? '' : `${base}* ${base}404.html 404\n`;
  return pages.join('') + missing;
}
