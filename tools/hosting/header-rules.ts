import { FILES_KEPT, SECURITY_HEADERS } from './security-headers.ts';

/** Headers of all files whose path matches. No two rules give the same file the same header. */
export interface HeaderRule {
  /** `*` stands for anything. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * The one table of headers: the preview server, `_headers` and the configurations of web servers are all
 * made of it.
 * @param policy of every file, so that no address can answer a page without one
 * @param base where the site begins on its host
 */
export function listHeaderRules(
  policy: string,
  base: string,
): readonly [HeaderRule, ...HeaderRule[]] {
  return [
    { path: `${base}*`, headers: { ...SECURITY_HEADERS, 'Content-Security-Policy': policy } },
    { path: `${base}assets/*`, headers: { 'Cache-Control': FILES_KEPT } },
    // A document is found through its page.
    { path: `${base}*.pdf`, headers: { 'X-Robots-Tag': 'noindex' } },
  ];
}

/** A path of a rule as a regular expression, in the syntax that JavaScript, nginx and Caddy share. */
export function formatPattern(path: string): string {
  return `^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`;
}

/** The file `_headers` that Netlify, Cloudflare and others read in the published folder. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('');
}

/** Reads what `formatHeadersFile` wrote. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text.split(/\n(?=\/)/).map((rule) => {
    const [path = '', ...lines] = rule.trim().split('\n');
    const headers = lines.map((line) => /^ *([^:]+): (.*)/.exec(line)?.slice(1) ?? []);
    return { path, headers: Object.fromEntries(headers) };
  });
}

/**
 * A regular expression for what no visitor gets of a site at a base: what hosts and the next build read,
 * the copies that clients get in the place of a file, and files that begin with a dot.
 */
export function formatHidden(base: string): string {
  const start = base.replaceAll('.', '\\.');
  return `^${start}(_(headers|redirects|kept)$|.*\\.(br|gz)$|(.*/)?\\.)`;
}

/** The one folder with a dot that visitors may read (RFC 8615); certificates are renewed through it. */
export const WELL_KNOWN = '/.well-known/';
