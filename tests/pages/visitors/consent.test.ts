import Color from 'colorjs.io';
import { describe, inject } from 'vitest';
import { documents } from '../../../site/content/documents/index.ts';
import { COLOR_RULES, findViolations } from '../support/axe.ts';
import { test, waitUntilIdle } from '../support/visit.ts';
import { answerAnonymously, choose, consentDialog, HOME, HOMES } from './visitor.ts';

const { locale, path, words } = HOME;

describe.concurrent('consent', () => {
  test('is asked for before anything is stored or sent', async ({ visit, expect }) => {
    const { page, requests, problems } = await visit(path, { before: answerAnonymously });
    await consentDialog(page).waitFor();
    await page.locator('#portfolios').scrollIntoViewIfNeeded();
    await waitUntilIdle(page);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(requests.filter(({ url }) => url.endsWith('/events'))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test.for(HOMES)(
    'is refused as easily as it is given in $locale',
    async ({ path, words }, { visit, expect }) => {
      const { page } = await visit(path);
      const [accept, reject] = ['consent.acceptAll', 'consent.rejectAll'] as const;
      const looks = await Promise.all(
        [accept, reject].map((id) =>
          consentDialog(page)
            .getByRole('button', { name: words[id] })
            .evaluate((button) => {
              const { color, backgroundColor, fontSize } = getComputedStyle(button);
              const { height } = button.getBoundingClientRect();
              return { color, backgroundColor, fontSize, height };
            }),
        ),
      );
      expect(looks[0]).toEqual(looks[1]);
      expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
    },
  );

  test('is in the colours of the dark too', async ({ visit, expect }) => {
    const { page } = await visit(path, { colorScheme: 'dark' });
    const dialog = consentDialog(page);
    const choice = dialog.getByRole('button', { name: words['consent.choose'] });
    expect(await choice.evaluate(readGround)).toBe(await dialog.evaluate(readGround));
    await choice.click();
    await page.locator('#cc-main .pm').waitFor();
    expect(await findViolations(page, COLOR_RULES)).toEqual([]);
  });

  test.for(['light', 'dark'] as const)(
    'shows in %s which purposes are chosen',
    async (colorScheme, { visit, expect }) => {
      const { page } = await visit(path, { colorScheme });
      await consentDialog(page).getByRole('button', { name: words['consent.choose'] }).click();
      const tracks = page.locator('#cc-main .pm .toggle__icon');
      await tracks.first().waitFor();
      const colors = await tracks.evaluateAll((all) =>
        all.map((track) => {
          const knob = track.querySelector('.toggle__icon-circle') ?? track;
          const marks = [...track.querySelectorAll('svg')]
            .filter(({ parentElement }) => Number(getComputedStyle(parentElement ?? track).opacity))
            .map((mark) => getComputedStyle(mark).stroke);
          const [ground, own] = [track, knob].map((part) => getComputedStyle(part).backgroundColor);
          return [ground, ...marks].map((color) => [color ?? '', own ?? ''] as const);
        }),
      );
      expect(colors.map(({ length }) => length)).toEqual([2, 2, 2]);
      const arrows = await page.locator('#cc-main .pm__section-arrow').evaluateAll((all) =>
        all.map((arrow) => {
          const mark = getComputedStyle(arrow.querySelector('svg') ?? arrow).stroke;
          return [mark, getComputedStyle(arrow).backgroundColor] as const;
        }),
      );
      expect(arrows.length).toBe(3);
      for (const [color, ground] of [...colors.flat(), ...arrows])
        expect(Color.contrast(color, ground, 'WCAG21')).toBeGreaterThanOrEqual(3);
    },
  );

  test('that was refused stores the refusal alone and is not asked for again', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(path);
    await choose(page, words['consent.rejectAll']);
    const [stored, ...others] = await page.context().cookies();
    expect(others).toEqual([]);
    expect(stored?.name).toBe('consent');
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(JSON.parse(decodeURIComponent(stored?.value ?? ''))).toEqual({
      categories: ['necessary'],
      consentId: 'refused',
      consentTimestamp: day,
      lastConsentTimestamp: day,
    });
    await page.goto(inject('site') + path);
    await waitUntilIdle(page);
    expect(await consentDialog(page).count()).toBe(0);
  });

  test('that was given in another tab is not asked for in the first', async ({ visit, expect }) => {
    const { page } = await visit(path);
    await consentDialog(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(inject('site') + path);
    await choose(other, words['consent.rejectAll']);
    // The browser says so where tabs are seen; those of tests all are.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => consentDialog(page).isVisible()).toBe(false);
  });

  test('is withdrawn on the page of the settings', async ({ visit, expect }) => {
    const { page } = await visit(path);
    await choose(page, words['consent.acceptAll']);
    await page.goto(inject('site') + documents.cookies.path[locale]);
    await page.getByRole('button', { name: words['consent.change'] }).click();
    await page.locator('#cc-main .pm').getByText(words['consent.rejectAll']).click();
    await expect
      .poll(async () => decodeURIComponent((await page.context().cookies())[0]?.value ?? ''))
      .toContain('"categories":["necessary"]');
  });

  test('moves nothing, and is the first stop of the keyboard after the skip link', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(path, { width: 360 });
    await consentDialog(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await focused.evaluate((element) => element.closest('#cc-main') !== null)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('cannot be asked for without JavaScript, so nothing is stored', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(path, { javaScript: false });
    expect(await page.locator('h1:visible').count()).toBe(1);
    expect(await consentDialog(page).count()).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('is not offered to be changed until a script answers', async ({ visit, expect }) => {
    const settings = documents.cookies.path[locale];
    const { page } = await visit(settings, { javaScript: false });
    const change = { name: words['consent.change'] };
    expect(await page.getByRole('button', change).isDisabled()).toBe(true);
    const { page: started } = await visit(settings, { before: answerAnonymously });
    await expect.poll(() => started.getByRole('button', change).isEnabled()).toBe(true);
  });
});

function readGround(element: Element): string {
  return getComputedStyle(element).backgroundColor;
}
