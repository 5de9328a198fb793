import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect } from 'vitest';
import { ACCESSIBILITY_FACTS } from '../content/documents/accessibility-facts.ts';
import { ALL_PATHS, FOREIGN_LANGUAGE, test, untilAwake, type Visit } from './visit.ts';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const VISITS = ALL_PATHS.flatMap((path) =>
  ACCESSIBILITY_FACTS.axeWidths.map((width) => ({ path, width })),
);

test.concurrent.for(VISITS)(
  '$path is accessible at $width px',
  async ({ path, width }, { visit }) => {
    const { page } = await visit(path, { width, language: FOREIGN_LANGUAGE });
    // The check scrolls, which would wake islands while it measures.
    await untilAwake(page);
    expect(await violations(page)).toEqual([]);
  },
);

async function violations(page: Visit['page']): Promise<string[]> {
  await page.evaluate(axe);
  const results = (await page.evaluate("axe.run({ resultTypes: ['violations'] })")) as AxeResults;
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id} (${help}): ${html.slice(0, 160)}`),
  );
}
