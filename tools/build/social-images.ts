import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BRAND } from '../project/brand.ts';
import { loadSiteModule } from '../project/load-site-module.ts';

/** Writes `<landing key>-<locale>.png` for every row of the landing table. Generated landings show that of the landing that they are made from. */
export async function writeSocialImages(folder: string): Promise<void> {
  const { listSocialImages } = await loadSiteModule<
    typeof import('../../site/prerender/images/social-images.ts')
  >('prerender/images/social-images.ts');
  const { drawSocialImage } = await loadSiteModule<
    typeof import('../../site/prerender/images/social-image.tsx')
  >('prerender/images/social-image.tsx');
  const images = listSocialImages(BRAND);
  await mkdir(folder, { recursive: true });
  await Promise.all(
    [...images].map(async ([file, image]) =>
      writeFile(join(folder, file), await drawSocialImage(image)),
    ),
  );
}
