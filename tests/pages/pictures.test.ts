import { describe, expect, inject, test } from 'vitest';
import { LANDING_PAGES } from '../../site/landings/index.ts';
import { fetchPage } from './support/fetch-page.ts';

const site = inject('site');

describe.each(LANDING_PAGES)('the pictures of $name in $locale', async ({ name, path }) => {
  const page = await fetchPage(path);
  const imagesIn = (part: string) => page.querySelectorAll(`${part} img`).map(({ attrs }) => attrs);
  const images = imagesIn('body');

  test('keep their place and are decoration', () => {
    for (const image of images) {
      expect(image).toMatchObject({
        alt: '',
        width: expect.stringMatching(/^\d+$/),
        height: expect.stringMatching(/^\d+$/),
      });
    }
  });

  test('load first in the first view, and near the view everywhere else', () => {
    const [above, below] = [imagesIn('main > :first-child'), imagesIn('main > :not(:first-child)')];
    expect(above.length).toBeGreaterThan(0);
    for (const image of above) expect(image.fetchpriority).toBe('high');
    // Only a phone's own picture may wait until it is near the view.
    for (const image of imagesIn('main > :first-child picture'))
      expect(image.loading).not.toBe('lazy');
    expect(below.length).toBeGreaterThan(name === 'home' ? 5 : -1);
    for (const image of below) expect(image).toMatchObject({ loading: 'lazy', decoding: 'async' });
  });

  test('are SVG files that browsers may keep, in plain colours', async () => {
    const sources = page.querySelectorAll('source').map(({ attrs }) => attrs.srcset);
    const files = [...images.map((image) => image.src), ...sources];
    for (const src of new Set(files.filter((file) => !file?.startsWith('data:')))) {
      const response = await fetch(`${site}${src}`);
      expect(response.status, src).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(response.headers.get('cache-control')).toMatch(/immutable/);
      const svg = await response.text();
      expect(svg).toMatch(/^<svg [^>]*width="\d+" height="\d+"/);
      expect(svg).not.toMatch(/var\(|url\(/);
    }
  });
});
