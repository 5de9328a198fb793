import { describe } from 'vitest';
import { getLanding, LANDING_PAGES } from '../../site/landings/index.ts';
import { setWords } from '../../tools/landing/first-view.ts';
import { test } from './support/visit.ts';

/** Screens of phones in CSS pixels, the smallest first. */
const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
];

/** Where things may stand at most on any of them, so that the first screen shows both. */
const LOWEST = { picture: 330, action: 660 };

describe.concurrent.each(LANDING_PAGES)(
  'the first screen of $name in $locale',
  ({ name, locale, path }) => {
    test('shows picture and action on a phone, the card over the foot of the picture', async ({
      visit,
      expect,
    }) => {
      const { page } = await visit(path, { reuse: true });
      const first = page.locator('main > :first-child');
      for (const phone of PHONES) {
        await page.setViewportSize(phone);
        await page.evaluate(() => document.fonts.ready);
        const [picture, card, action] = await Promise.all([
          first.locator('img:visible').boundingBox(),
          first.locator('div:has(> div > [data-cta])').boundingBox(),
          first.locator('[data-cta]').first().boundingBox(),
        ]);
        if (!picture || !card || !action)
          throw new Error(`${path} lacks a part of its first view.`);
        const [top, bottom] = [picture.y, action.y + action.height].map(Math.round);
        console.info(
          `${path} at ${phone.width} px: picture from ${top} px, action to ${bottom} px`,
        );
        const at = `At ${phone.width} px`;
        expect.soft(top, at).toBeLessThanOrEqual(LOWEST.picture);
        expect.soft(bottom, at).toBeLessThanOrEqual(LOWEST.action);
        expect.soft(picture.y + picture.height - card.y, at).toBeCloseTo(40);
      }
    });

    test('has as many lines as the check of landings counts', async ({ visit, expect }) => {
      const [hero] = getLanding(name).sections;
      if (hero?.kind !== 'hero') throw new Error(`${name} begins without a hero.`);
      const { page } = await visit(path, { ...PHONES[0], reuse: true });
      await page.evaluate(() => document.fonts.ready);
      for (const [part, element] of [
        ['title', 'h1'],
        ['text', 'h1 + p'],
      ] as const) {
        const box = await page.locator(`main > :first-child ${element}`).first().boundingBox();
        const { lines, lineHeight } = await setWords(hero[part][locale], part, locale);
        expect(box?.height, part).toBeCloseTo(lines * lineHeight, 0);
      }
    });
  },
);
