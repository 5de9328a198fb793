import { expect } from 'vitest';
import { ACCESSIBILITY_FACTS } from '../../site/content/documents/facts.ts';
import { COLOR_RULES, findViolations } from './support/axe.ts';
import { findMisnamed } from './support/misnamed.ts';
import { ONE_OF_EACH } from './support/one-of-each.ts';
import { findSmallTargets } from './support/small-targets.ts';
import { ALL_PATHS, FOREIGN_LANGUAGE, test, waitUntilHydrated } from './support/visit.ts';

const { axeWidths } = ACCESSIBILITY_FACTS;
const WIDEST = Math.max(...axeWidths);

/**
 * It has other colours, but the same components in the same layout: contrasts are all that differs, on each
 * kind of page.
 */
const isSisterBrand = process.env.BRAND !== undefined;

const [PATHS, WIDTHS, RULES] = isSisterBrand
  ? [ONE_OF_EACH, [WIDEST], COLOR_RULES]
  : [ALL_PATHS, axeWidths, undefined];

test.concurrent.for(PATHS)(
  `%s is accessible at ${WIDTHS.join(' and ')} px`,
  { timeout: 60_000 },
  async (path, { visit }) => {
    // Colours are measured while the checks scroll: what fades in would be half as dark as it will be.
    const still = { motion: 'reduce', reuse: true } as const;
    const { page } = await visit(path, { language: FOREIGN_LANGUAGE, ...still });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // The checks scroll, which would hydrate islands while they measure.
      await waitUntilHydrated(page);
      const at = `At ${width} px`;
      expect(await findViolations(page, RULES), at).toEqual([]);
      if (!isSisterBrand) expect(await findSmallTargets(page), at).toEqual([]);
    }
    // Names do not depend on the width, and reading them takes as long as all else.
    if (!isSisterBrand) expect(await findMisnamed(page)).toEqual([]);
  },
);

test('a group or a row with another name than its words is found', async ({ visit }) => {
  const { page } = await visit('/nowhere', { writable: true });
  await page.setContent(`
    <table aria-label="Costs">
      <tr><th scope="row">Cost: a year <span><button aria-label="More: cost"></button></span></th><td>1</td></tr>
      <tr><th scope="row"><button>Sort</button></th><td>2</td></tr>
      <tr><th scope="row" aria-label="Tax">Tax <button aria-label="More"></button></th><td>3</td></tr>
    </table>
    <div role="toolbar"><button>Print</button></div>
    <details open><summary>Unnamed</summary>Text</details>
    <details open aria-label="Reviews">
      <summary>All reviews</summary>
      <section aria-label="Reviews">Text</section>
    </details>`);
  expect(await findMisnamed(page)).toEqual([
    'toolbar without a name',
    'group without a name',
    'region in group “Reviews”',
    'rowheader “Cost: a year More: cost”',
  ]);
});
