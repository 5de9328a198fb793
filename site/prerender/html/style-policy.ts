import { formatSourceHash } from '../../../lib/source-hash.ts';

/**
 * The part of a page's security policy that no other page shares, so that a host has one policy for any
 * number of pages: of inline styles only the page's own, and the empty element that Emotion inserts when
 * an island hydrates. Attributes stay allowed: charts place their parts with them.
 */
export function formatStylePolicy(style: Uint8Array): string {
  const elements = ["style-src 'self'", formatSourceHash(style), formatSourceHash('')].join(' ');
  return `<meta http-equiv="Content-Security-Policy" content="${elements}; style-src-attr 'unsafe-inline'">`;
}
