import { fileURLToPath } from 'node:url';
import { imagetools } from 'vite-imagetools';

/**
 * Makes of `import picture from './a.jpg?picture'` its files in the sizes that pages need, without what
 * a camera wrote into it, such as the place. Every browser that the site is for reads AVIF. What is made
 * once is kept beside the packages.
 */
export const sizedPictures = imagetools({
  defaultDirectives: ({ searchParams }) =>
    new URLSearchParams(searchParams.has('picture') ? SIZES : {}),
  cache: { dir: fileURLToPath(new URL('../../node_modules/.cache/imagetools', import.meta.url)) },
});

/** In px: a narrow phone's screen, and a column of a desktop on a screen with twice the pixels. */
const SIZES = { w: '400;640;960;1280', format: 'avif', quality: '60', as: 'picture' };
