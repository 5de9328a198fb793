import { createHash } from 'node:crypto';

/** Headers of every file of the site. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  // Browsers heed it over HTTPS only.
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Permissions-Policy': [
    ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture'],
    ...['encrypted-media', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'magnetometer'],
    ...['microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial'],
    ...['usb', 'xr-spatial-tracking'],
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
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
 * A content security policy of pages: only what they have, from our own origin, inline scripts only by
 * their hash. Styles may be inline: each page contains its own, and islands add rules as they hydrate.
 * @param calculationUrl the only address outside our origin that scripts may ask; empty: none
 */
export function formatSecurityPolicy(scripts: readonly string[], calculationUrl = ''): string {
  const hashes = [...new Set(scripts)].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["connect-src 'self'", ...(calculationUrl ? [new URL(calculationUrl).origin] : [])].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
