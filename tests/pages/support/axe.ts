import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Visit } from './visit.ts';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page; with all of its rules, or with some of them. */
export async function findViolations(page: Visit['page'], rules?: string[]): Promise<string[]> {
  // Reading it takes a browser as long as a third of the checks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const results: Pick<AxeResults, 'violations'> = await page.evaluate(
    `axe.run(${JSON.stringify({ reporter: 'no-passes', ...(rules && { runOnly: rules }) })})`,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id} (${help}): ${html.slice(0, 160)}`),
  );
}

/** The rules about colours. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
