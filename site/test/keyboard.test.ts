import { expect } from 'vitest';
import { walkByKeyboard } from './keyboard-walk.ts';
import { ALL_PATHS, FOREIGN_LANGUAGE, test, untilAwake } from './visit.ts';

const WALKS = ALL_PATHS.flatMap((path) => [360, 960, 1264].map((width) => ({ path, width })));

/** The most Tab stops before the footer. */
const MOST_STOPS = 59;

test.concurrent.for(WALKS)(
  '$path is walked in the order it is read at $width px',
  async ({ path, width }, { visit }) => {
    const { page } = await visit(path, { width, language: FOREIGN_LANGUAGE });
    await untilAwake(page);
    const stops = await walkByKeyboard(page);
    const faults = stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
    expect(faults).toEqual([]);
    const beforeFooter = stops.filter(({ isInFooter }) => !isInFooter);
    expect(beforeFooter.length).toBeLessThanOrEqual(MOST_STOPS);
  },
);

test.concurrent.for(ALL_PATHS)(
  '%s names its groups, and its rows by their own words',
  async (path, { visit }) => {
    const { page } = await visit(path, { language: FOREIGN_LANGUAGE });
    await untilAwake(page);
    expect(await page.locator('body').ariaSnapshot().then(misnamed)).toEqual([]);
  },
);

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
