import { formatSourceHash } from '../../lib/source-hash.ts';

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

/** The `Cache-Control` of all other files: browsers keep them, but ask each time whether they changed. */
export const FILES_ASKED_FOR = 'no-cache';

/** The scripts that a page contains, which its policy has to allow. */
export function findInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)].map(
    ([, code = '']) => code,
  );
}

interface PolicyOptions {
  /** The only address outside our origin that scripts may ask. */
  calculationUrl?: string;
  /** The policies of Trusted Types that scripts may create; without any, none may write HTML. */
  trustedTypes?: readonly string[];
  /** The page contains its fonts. */
  hasOwnFonts?: boolean;
}

/**
 * A content security policy: only what pages have, from our own origin, inline scripts only by their
 * hash. It leaves inline styles to the page, which allows its own by hash.
 */
export function formatSecurityPolicy(
  scripts: readonly string[],
  { calculationUrl, trustedTypes = [], hasOwnFonts = false }: PolicyOptions = {},
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(scripts.map(formatSourceHash))].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    hasOwnFonts ? 'font-src data:' : "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["connect-src 'self'", ...(calculationUrl ? [new URL(calculationUrl).origin] : [])].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(' ') || "'none'"}`,
  ].join('; ');
}
