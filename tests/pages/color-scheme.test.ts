import { expect } from 'vitest';
import { DETAILS_PATHS } from '../../site/calculator/comparison/details/addresses.ts';
import { brands } from '../../site/content/brands/index.ts';
import { FAQ_PATHS } from '../../site/content/faq.ts';
import { home } from '../../site/landings/index.ts';
import { brandTokens, darkTokens } from '../../tokens/index.ts';
import { BRAND } from '../../tools/project/brand.ts';
import { COLOR_RULES, findViolations } from './support/axe.ts';
import { LANDING_PATHS } from './support/landing-paths.ts';
import { test, waitUntilHydrated } from './support/visit.ts';

const { schemes } = brands[BRAND];
const COLORS = { light: brandTokens[BRAND].color, dark: darkTokens[BRAND].color };

test.concurrent.for(['light', 'dark'] as const)(
  'who prefers %s gets it without script, and light on paper',
  async (preferred, { visit }) => {
    const { page } = await visit(home.path.de, { javaScript: false, colorScheme: preferred });
    const scheme = schemes.find((offered) => offered === preferred) ?? 'light';
    const ground = page.locator('body');
    expect(await readGround()).toBe(COLORS[scheme].surface.paper);
    await page.emulateMedia({ media: 'print' });
    expect(await readGround()).toBe(COLORS.light.surface.paper);

    async function readGround(): Promise<string> {
      const color = await ground.evaluate((body) => getComputedStyle(body).backgroundColor);
      const channels = color.match(/\d+/g) ?? [];
      return `#${channels.map((each) => Number(each).toString(16).padStart(2, '0')).join('')}`;
    }
  },
);

/** A scheme changes only colours, whose pairs the tokens hold: one page of each kind shows the others. */
const PATHS = [...LANDING_PATHS.slice(0, 4), FAQ_PATHS.en, DETAILS_PATHS.de];

test.concurrent.for(PATHS)('%s has enough contrast in the dark', async (path, { visit }) => {
  const { page } = await visit(path, { colorScheme: 'dark', reuse: true });
  await waitUntilHydrated(page);
  expect(await findViolations(page, COLOR_RULES)).toEqual([]);
});
