import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect } from 'vitest';
import { ACCESSIBILITY_FACTS } from '../content/documents/accessibility-facts.ts';
import { LANDING_PATHS } from './landing-paths.ts';
import { misnamed } from './misnamed.ts';
import { smallTargets } from './small-targets.ts';
import { ALL_PATHS, FOREIGN_LANGUAGE, test, untilAwake, type Visit } from './visit.ts';

const WIDE = 1264;

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every page; of a sister brand, which has other colours but no other layout, the landings at one width. */
const VISITS = process.env.BRAND
  ? LANDING_PATHS.map((path) => ({ path, width: WIDE }))
  : ALL_PATHS.flatMap((path) => ACCESSIBILITY_FACTS.axeWidths.map((width) => ({ path, width })));

test.concurrent.for(VISITS)(
  '$path is accessible at $width px',
  async ({ path, width }, { visit }) => {
    const { page } = await visit(path, { width, language: FOREIGN_LANGUAGE });
    // The checks scroll, which would wake islands while they measure.
    await untilAwake(page);
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    // Names do not depend on the width, and reading them takes as long as all else.
    if (width === WIDE) expect(await misnamed(page)).toEqual([]);
  },
);

test('a group or a row with another name than its words is found', async ({ visit }) => {
  const { page } = await visit('/nowhere');
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
  expect(await misnamed(page)).toEqual([
    'toolbar without a name',
    'group without a name',
    'region in group “Reviews”',
    'rowheader “Cost: a year More: cost”',
  ]);
});

async function violations(page: Visit['page']): Promise<string[]> {
  await page.evaluate(axe);
  const results = (await page.evaluate("axe.run({ resultTypes: ['violations'] })")) as AxeResults;
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id} (${help}): ${html.slice(0, 160)}`),
  );
}
