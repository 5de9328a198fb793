import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect } from 'vitest';
import { SITE_PATHS } from '../../tools/library/site-pages.ts';
import { ACCESSIBILITY_FACTS } from '../content/documents/accessibility-facts.ts';
import { test, type Visit } from './visit.ts';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const VISITS = [...SITE_PATHS, '/nowhere'].flatMap((path) =>
  ACCESSIBILITY_FACTS.axeWidths.map((width) => ({ path, width })),
);

test.concurrent.for(VISITS)(
  '$path is accessible at $width px',
  async ({ path, width }, { visit }) => {
    // A language that the site does not have, so that `/` shows the choice instead of redirecting.
    const { page } = await visit(path, { width, language: 'fr-FR' });
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
