import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AT_ROOT } from '../../site/config/base.ts';

/** Where a built site begins on its host, which its web manifest says. */
export function readSiteBase(site: string): string {
  const manifest = JSON.parse(readFileSync(join(site, 'manifest.webmanifest'), 'utf8'));
  return manifest.start_url ?? AT_ROOT;
}
