import { describe, expect } from 'vitest';
import { SITE_PATHS } from '../../tools/library/site-pages.ts';
import { landings } from '../landings/index.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { test, untilAwake } from './visit.ts';

/** Home at both widths; of the others one language at each, because they have the same parts. */
function widthsOf(path: string): number[] {
  if (HOMES.includes(path)) return [360, 1264];
  return path.startsWith('/de') ? [360] : [1264];
}

const HOMES = Object.values(landings.home.path);

/** Who goes through a page by Tab shall reach its end. */
const MOST_STOPS = 59;

describe.each([...SITE_PATHS, '/nowhere'])('%s', (path) => {
  test.for(widthsOf(path))(
    'is walked in the order it is read at %i px',
    async (width, { visit }) => {
      const { page } = await visit(path, { width, language: 'fr-FR' });
      await untilAwake(page);
      const stops = await walkByKeyboard(page);
      const faults = stops.flatMap(({ name, faults }) =>
        faults.map((fault) => `${name}: ${fault}`),
      );
      expect(faults).toEqual([]);
      const beforeFooter = stops.filter(({ isInFooter }) => !isInFooter);
      expect(beforeFooter.length).toBeLessThanOrEqual(MOST_STOPS);
    },
  );

  test('names its groups, and its rows by their own words', async ({ visit }) => {
    const { page } = await visit(path, { language: 'fr-FR' });
    await untilAwake(page);
    expect(await page.locator('body').ariaSnapshot().then(misnamed)).toEqual([]);
  });
});

/**
 * Lines of the page as a screen reader gets it (Playwright's outline of its accessibility tree): of
 * groups without a name, and of row headers whose name holds that of a button in them.
 */
function misnamed(outline: string): string[] {
  const lines = outline.split('\n').map((line) => line.trim());
  return lines.filter((line, index) => {
    if (/^- (group|region|radiogroup|table)\b(?! ")/.test(line)) return true;
    const [, header] = line.match(/^- rowheader "(.*)":$/) ?? [];
    const [, button] = lines[index + 1]?.match(/^- button "(.*?)"/) ?? [];
    return header && button && header !== button && header.includes(button);
  });
}
