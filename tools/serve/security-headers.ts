import { createHash } from 'node:crypto';

/** Headers of every file of the site. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** The `Cache-Control` of files with a hash of their content in their name. */
export const FILES_KEPT = 'public, max-age=31536000, immutable';

/** The scripts that a page contains, which its policy has to allow. */
export function findInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)].map(
    ([, code = '']) => code,
  );
}

/**
 * A content security policy of pages: everything from our own origin, inline scripts only by their
 * hash. Styles may be inline: each page contains its own, and islands add rules as they hydrate.
 * @param calculationUrl the only address outside our origin that scripts may ask; empty: none
 */
export function formatSecurityPolicy(scripts: readonly string[], calculationUrl = ''): string {
  const hashes = [...new Set(scripts)].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    ...(calculationUrl ? [`connect-src 'self' ${new URL(calculationUrl).origin}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
