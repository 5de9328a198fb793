import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { readBrand } from '../../site/content/brands/chosen.ts';
import { brands } from '../../site/content/brands/index.ts';
import type { buildWebManifest } from '../../site/prerender/images/web-manifest.ts';
import { brandTokens, darkTokens } from '../../tokens/index.ts';
import { SITE_PATHS } from '../../tools/project/site-pages.ts';
import { fetchPage } from './support/fetch-page.ts';

const brand = readBrand();
const { sky } = brandTokens[brand].color.surface;
const night = darkTokens[brand].color.surface.sky;
const load = (path: string) => fetch(inject('site') + path);

test.each(SITE_PATHS)('%s links its icons and the manifest', async (path) => {
  const page = await fetchPage(path);
  const linked = page
    .querySelectorAll('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .map((link) => link.getAttribute('href'));
  expect(linked).toEqual(['/icon.svg', '/apple-touch-icon.png', '/manifest.webmanifest']);
  const themes = page.querySelectorAll('meta[name=theme-color]').map(({ attrs }) => attrs);
  expect(themes).toMatchObject([
    ...(brands[brand].schemes.length > 1
      ? [{ media: '(prefers-color-scheme:dark)', content: night }]
      : []),
    { content: sky },
  ]);
});

describe('the web manifest', async () => {
  const response = await load('/manifest.webmanifest');
  const manifest = (await response.json()) as ReturnType<typeof buildWebManifest>;

  test('has the name and the colours of the brand', () => {
    expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    expect(manifest).toMatchObject({
      name: brands[brand].name,
      start_url: '/',
      theme_color: sky,
      background_color: sky,
    });
  });

  test('names icons that are what it says they are', async () => {
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512']);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await load(src);
      expect(icon.headers.get('content-type')).toBe(type);
      const { width, height } = await sharp(await icon.bytes()).metadata();
      if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
    }
  });
});

test('the icon for a home screen has 180 pixels', async () => {
  const { width, height } = await sharp(
    await (await load('/apple-touch-icon.png')).bytes(),
  ).metadata();
  expect([width, height]).toEqual([180, 180]);
});
