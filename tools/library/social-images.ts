import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { BRAND } from './brand.ts';
import { ROOT, SITE_BUILD } from './project.ts';

/** Folder of the social images in the built site. */
export const SOCIAL_IMAGES = join(SITE_BUILD, 'social');

/** Writes `<landing key>-<locale>.png` for every row of the landing table. */
export async function writeSocialImages(folder: string): Promise<void> {
  const { socialImages } =
    await load<typeof import('../../site/rendering/social-images.ts')>('social-images.ts');
  const { socialImage } =
    await load<typeof import('../../site/rendering/social-image.tsx')>('social-image.tsx');
  const images = socialImages(BRAND);
  await mkdir(folder, { recursive: true });
  await Promise.all(
    [...images].map(async ([file, image]) =>
      writeFile(join(folder, file), await socialImage(image)),
    ),
  );
}

/** Node runs TypeScript but not JSX, so Vite compiles the module. */
async function load<Module>(file: string): Promise<Module> {
  const path = join(ROOT, 'site/rendering', file);
  const { module } = await runnerImport<Module>(path, { root: ROOT, configFile: false });
  return module;
}
