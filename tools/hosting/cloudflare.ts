import { AT_ROOT } from '../../site/config/base.ts';

/**
 * The configuration of a Cloudflare Worker that has nothing but files. Cloudflare's older Pages cannot
 * serve a folder's page at its address without a slash: it redirects, and rewrites run into the redirect.
 * @param base where the site begins on its host: below a folder, one that contains it has to be uploaded
 */
export function formatCloudflare(name: string, base: string): string {
  const assets = {
    directory: base === AT_ROOT ? '../../client' : '../../upload',
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  };
  return `${JSON.stringify({ name, compatibility_date: '2026-01-01', assets }, null, 2)}\n`;
}

/** `.assetsignore` in the published folder: Cloudflare compresses by itself. */
export const CLOUDFLARE_IGNORED = '*.br\n*.gz\n';
