import { join } from 'node:path';
import { BUDGETS } from '../site/budgets.ts';
import { arrivalScripts, islandScripts, weightOf } from './library/page-weight.ts';
import { asCommand } from './library/project.ts';
import { SITE_PATHS } from './library/site-pages.ts';

const HOME = '/en';

/** Prints the transfer size of the built site beside the budgets of `site/budgets.ts`. */
async function size(): Promise<void> {
  console.log('gzip, in kB\n');
  table('Scripts on page load', arrivalScripts(HOME), BUDGETS.arrival);
  table('Scripts when an island wakes', islandScripts(HOME), BUDGETS.islands);
  console.log(`Pages (budget ${kilobytes(BUDGETS.page)} each)`);
  for (const path of SITE_PATHS) row(path, weightOf(join(path, 'index.html')), BUDGETS.page);
}

function table(title: string, files: string[], budget: number): void {
  const weights = files.map((file) => ({ file, weight: weightOf(file) }));
  console.log(title);
  for (const { file, weight } of weights) row(file, weight);
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  row(`total, budget ${kilobytes(budget)}`, total, budget);
  console.log();
}

function row(label: string, weight: number, budget = Number.POSITIVE_INFINITY): void {
  console.log(
    `  ${kilobytes(weight).padStart(6)}  ${label}${weight > budget ? '  over budget' : ''}`,
  );
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

await asCommand(size);
