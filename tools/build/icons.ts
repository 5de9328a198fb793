import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BRAND } from '../project/brand.ts';
import { loadSiteModule } from '../project/load-site-module.ts';

/** Writes the icons of the brand and its web manifest. */
export async function writeIcons(site: string): Promise<void> {
  const { drawIcons } = await loadSiteModule<
    typeof import('../../site/prerender/images/icons.tsx')
  >('prerender/images/icons.tsx');
  for (const [file, content] of await drawIcons(BRAND)) {
    await writeFile(join(site, file), content);
  }
}
