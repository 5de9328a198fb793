import { describe } from 'vitest';
import { BANNER_SIZES } from '../../design-system/drawings/Scene/cuts.ts';
import type { BannerSize } from '../../design-system/drawings/Scene/drawings.ts';
import { keysOf } from '../../lib/objects.ts';
import { home, LANDING_PAGES } from '../../site/landings/index.ts';
import { test, type Visit, waitUntilIdle } from './support/visit.ts';

/** Which file is shown at which window widths: on both sides of each turn. */
const WIDTHS: Record<BannerSize, number[]> = {
  small: [320, 600, 959],
  medium: [960, 1263],
  large: [1264, 2560],
};

/** All pages have the same. */
describe('the banner', () => {
  const path = home.path.de;

  test.for([
    ['medium', 'large'],
    ['large', 'medium'],
  ] as const)('loads its %s picture and no %s one', async ([size, other], { visit, expect }) => {
    const [width = 0] = WIDTHS[size];
    const { page, requests } = await visit(path, { width });
    await expect.poll(() => requestsOf(requests, size)).toBe(1);
    await waitUntilIdle(page);
    expect(requestsOf(requests, other)).toBe(0);
  });

  test('loads no picture on a phone, whose own is in the page', async ({ visit, expect }) => {
    const { page, requests } = await visit(path, { width: 360 });
    await waitUntilIdle(page);
    for (const size of keysOf(WIDTHS)) expect(requestsOf(requests, size), size).toBe(0);
  });

  test('shows one picture at every width, as high as its place', async ({ visit, expect }) => {
    const { page } = await visit(path);
    for (const size of keysOf(WIDTHS)) {
      for (const width of WIDTHS[size]) {
        const at = { message: `At ${width} px` };
        await page.setViewportSize({ width, height: 800 });
        const shown = page.locator('main > :first-child img:visible');
        await expect.poll(() => shown.count(), at).toBe(1);
        const source = () => shown.evaluate((picture: HTMLImageElement) => picture.currentSrc);
        const file =
          size === 'small' ? /^data:image\/svg\+xml/ : new RegExp(`/\\w+-${size}\\.\\w+\\.svg$`);
        await expect.poll(source, at).toMatch(file);
        // A tablet has a phone's picture, and more room for it.
        const height = size === 'small' && width >= 600 ? 380 : BANNER_SIZES[size].height;
        await expect.poll(async () => (await shown.boundingBox())?.height, at).toBe(height);
      }
    }
  });

  test('has a picture of its own for phones that may come late', async ({ visit, expect }) => {
    const { page } = await visit(path, { width: 360 });
    const phone = page.locator('main > :first-child img:visible');
    expect(await phone.getAttribute('loading')).toBe('lazy');
    expect(await phone.getAttribute('height')).toBe('260');
    expect(await phone.evaluate((picture) => picture.closest('picture'))).toBeNull();
  });
});

test.concurrent.for(LANDING_PAGES)(
  'the banner of $name in $locale covers no words of what follows',
  async ({ path }, { visit, expect }) => {
    const { page } = await visit(path, { reuse: true });
    for (const width of [960, 1264, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await coveredWords(page), `At ${width} px`).toEqual([]);
    }
  },
);

/** Words of the part below the banner that lie behind something of the banner. */
function coveredWords(page: Visit['page']): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const [banner, next] = document.querySelectorAll('main > *');
    if (!banner || !next) return ['The page has no banner with something below it.'];
    const parts = [...banner.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
    const isCovered = (words: Element) => {
      const { left, right, top, bottom } = words.getBoundingClientRect();
      return parts.some(
        (part) => part.left < right && part.right > left && part.top < bottom && part.bottom > top,
      );
    };
    const words = [...next.querySelectorAll('*')].filter(
      (element) => element.childElementCount === 0 && element.textContent?.trim(),
    );
    return words.filter(isCovered).map((element) => element.textContent ?? '');
  });
}

/** How often the page asked for a file of a banner. */
function requestsOf(requests: Visit['requests'], size: BannerSize): number {
  return requests.filter(({ url }) => url.includes(`-${size}.`)).length;
}
