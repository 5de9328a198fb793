import { describe, expect, inject } from 'vitest';
import { getSectionAnchor } from '../../site/config/anchors.ts';
import { getLanding, LANDING_PAGES } from '../../site/landings/index.ts';
import { isSourced, SECTIONS } from '../../site/sections/sections.ts';
import { listArrivalScripts } from '../../tools/build/page-weight.ts';
import { ONE_OF_EACH } from './support/one-of-each.ts';
import { measureLayoutShift, test, waitUntilHydrated, waitUntilIdle } from './support/visit.ts';

const PHONE = 360;

describe.concurrent.each(LANDING_PAGES)('$name in $locale', ({ name, path }) => {
  const { sections } = getLanding(name);

  test('loads completely and only from its own origin', async ({ visit }) => {
    const { page, problems, requests } = await visit(path, { width: PHONE });
    await waitUntilIdle(page);

    expect(await page.locator('h1').count()).toBe(1);
    const ids = await page.locator('main > *').evaluateAll((parts) => parts.map(({ id }) => id));
    expect(ids, 'One element for each section, in order, then the sources').toEqual([
      ...sections.map(({ kind }) => ('opensPage' in SECTIONS[kind] ? '' : getSectionAnchor(kind))),
      ...(sections.some(({ kind }) => isSourced(kind)) ? [''] : []),
    ]);

    const origins = new Set(requests.map(({ url }) => new URL(url).origin));
    expect([...origins], 'Nothing may be loaded from another origin').toEqual([inject('site')]);
    const scripts = requests.filter(({ kind }) => kind === 'script');
    expect(
      scripts.map(({ url }) => new URL(url).pathname).sort(),
      'Only the start script may load before an island hydrates',
    ).toEqual(listArrivalScripts(path));
    expect(await page.locator('script[src]').count()).toBe(1);
    const findFirst = (type: string) => requests.findIndex(({ kind }) => kind === type);
    expect(findFirst('script'), 'After the fonts').toBeGreaterThan(findFirst('font'));
    expect(problems).toEqual([]);
  });
});

describe.concurrent.each(ONE_OF_EACH)('%s', (path) => {
  // A slow machine may paint before the browser has found that it lacks Arial, which the fallback fonts
  // are made from; the words that it then sets again have other widths. Real shifts come every time.
  test('does not shift while it loads or while its islands hydrate', { retry: 3 }, async ({
    visit,
  }) => {
    // Without our fonts, whose arrival is no matter of this test.
    const { page } = await visit(path, { width: PHONE, fonts: false });
    await waitUntilHydrated(page);
    expect(await measureLayoutShift(page)).toBe(0);
  });
});
