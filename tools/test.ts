import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  check,
  checkSources,
  printResult,
  printTotals,
  type Score,
  SOURCE_CHECKS,
} from './checks/check.ts';
import { parseOptions } from './process/parse-options.ts';
import { type Finished, run } from './process/run.ts';
import { runCommand } from './process/run-command.ts';
import { ROOT } from './project/paths.ts';

const TEST_REPORT = 'dist/test-report.json';

/**
 * Runs everything and prints the totals in its last line; with `-- --no-pictures` all but the pictures,
 * for machines that compare them in parts.
 */
async function test(): Promise<void> {
  const { values } = parseOptions({
    options: { pictures: { type: 'boolean', default: true } },
    allowNegative: true,
  });
  // What every other check reads.
  const tokens = await check('tokens', 'node tokens/build.ts');
  const scores = [tokens, ...(tokens.failed === 0 ? await runEverything(values.pictures) : [])];
  printTotals(scores);
}

/**
 * Types, lint and unused code one after the other, in parallel with the build; then all tests, then
 * the pictures (both use every core). A failing step is printed in full and stops no other step.
 */
async function runEverything(hasPictures: boolean): Promise<Score[]> {
  const [built, checked] = await Promise.all([
    check('build', 'node tools/build.ts', SAME_ON_EVERY_DAY),
    checkSources(SOURCE_CHECKS),
  ]);
  const hasPages = built.failed === 0;
  if (!hasPages)
    console.log('The tests of built pages and the pictures are skipped, because the build failed.');
  const tested = await runTests(hasPages);
  const compared = hasPages && hasPictures ? [await comparePictures()] : [];
  return [built, ...checked, tested, ...compared];
}

/** Its pages mark nothing as out of date. */
const SAME_ON_EVERY_DAY = { OUT_OF_DATE: '' };

/**
 * Every Vitest project; the tests of built pages only when there are built pages. Stories are shown and
 * checked with the pictures.
 */
async function runTests(hasPages: boolean): Promise<Score> {
  await mkdir(join(ROOT, 'dist'), { recursive: true });
  await rm(join(ROOT, TEST_REPORT), { force: true });
  const reporters = `--reporter=default --reporter=json --outputFile.json=${TEST_REPORT}`;
  const projects = hasPages ? '' : ' --project=!pages*';
  const finished = await run(`vitest run --config tests/vitest.config.ts ${reporters}${projects}`);
  const score = await scoreTests(finished);
  printResult(score.failed === 0, `${score.passed + score.failed} tests`, finished);
  return score;
}

/** A run that fails without a failed test (a file that does not load) counts as one failure. */
async function scoreTests({ code }: Finished): Promise<Score> {
  const report = await readFile(join(ROOT, TEST_REPORT), 'utf8').catch(() => '{}');
  const { numPassedTests = 0, numFailedTests = 0 }: Record<string, number> = JSON.parse(report);
  const ranAll = code === 0 && numPassedTests > 0;
  return { passed: numPassedTests, failed: ranAll ? numFailedTests : Math.max(numFailedTests, 1) };
}

/**
 * Every story, checked once and in every mode against the accepted pictures. Its output is printed as
 * it comes, because it takes minutes; the counts are those of its summary.
 */
async function comparePictures(): Promise<Score> {
  const finished = await run('node visual/main.ts --built', ROOT, {
    onLine: (line) => console.log(`  ${line}`),
  });
  printResult(finished.code === 0, 'pictures', { ...finished, output: '' });
  const counts = finished.output.match(/([\d,]+) pictures?: .* ([\d,]+) to decide or fix/) ?? [];
  const [all = 0, red = 0] = counts.slice(1).map((count) => Number(count.replaceAll(',', '')));
  return { passed: all - red, failed: finished.code === 0 ? red : Math.max(red, 1) };
}

await runCommand(test);
