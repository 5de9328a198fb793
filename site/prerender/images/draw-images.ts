import type { Brand } from '../../../tokens/index.ts';
import { drawIcons } from './icons.tsx';
import { drawSocialImage } from './social-image.tsx';
import { listSocialImages } from './social-images.ts';

/** Every image that a build draws of a brand, by its file: icons with their web manifest, and social images. */
export async function drawImages(
  brand: Brand,
): Promise<[file: string, content: string | Buffer][]> {
  const social = [...listSocialImages(brand)].map(
    async ([file, image]): Promise<[string, Buffer]> => [
      `social/${file}`,
      await drawSocialImage(image),
    ],
  );
  return [...(await drawIcons(brand)), ...(await Promise.all(social))];
}
