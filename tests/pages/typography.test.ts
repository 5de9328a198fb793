import { expect } from 'vitest';
import { UNBREAKABLE } from '../../site/i18n/bind-spaces.ts';
import { findTypographyFaults } from './support/typography-faults.ts';
import { ALL_PATHS, FOREIGN_LANGUAGE, test } from './support/visit.ts';

const UNBREAKABLE_SOURCES = UNBREAKABLE.map(({ source }) => source);

const WIDTHS = [360, 600, 960, 1264, 1440, 1920];

test.concurrent.for(ALL_PATHS)('%s is set with care at every width', async (path, { visit }) => {
  const { page } = await visit(path, { language: FOREIGN_LANGUAGE });
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  const faults = new Set<string>();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate(findTypographyFaults, UNBREAKABLE_SOURCES);
    for (const fault of found) faults.add(`${width}: ${fault}`);
  }
  expect([...faults]).toEqual([]);
});
