import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { parseOptions } from './process/parse-options.ts';
import { type Finished, run } from './process/run.ts';
import { runCommand } from './process/run-command.ts';
import { ROOT } from './project/paths.ts';

/** Checks that need only the sources and the tokens. */
const STATIC_CHECKS = {
  landings: 'node tools/landing.ts check',
  types: 'tsc -p .',
  'types of the calculation': 'tsc -p site/calculation',
  'lint and format': 'biome check',
  'unused code': 'knip --no-progress',
};

const TEST_REPORT = 'dist/test-report.json';

/** Counts of one step; the totals of a run are their sum. */
interface Score {
  passed: number;
  failed: number;
}

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
  const passed = scores.reduce((sum, score) => sum + score.passed, 0);
  const failed = scores.reduce((sum, score) => sum + score.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

/**
 * Types, lint and unused code one after the other, in parallel with the build; then all tests, then
 * the pictures (both use every core). A failing step is printed in full and stops no other step.
 */
async function runEverything(hasPictures: boolean): Promise<Score[]> {
  const [built, checked] = await Promise.all([
    check('build', 'node tools/build.ts', SAME_ON_EVERY_DAY),
    checkSources(),
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

async function checkSources(): Promise<Score[]> {
  const scores: Score[] = [];
  for (const one of Object.entries(STATIC_CHECKS)) scores.push(await check(...one));
  return scores;
}

async function check(name: string, command: string, variables = {}): Promise<Score> {
  const finished = await run(command, ROOT, { variables });
  const succeeded = finished.code === 0;
  printResult(succeeded, name, finished);
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

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

function printResult(succeeded: boolean, name: string, { output, seconds }: Finished): void {
  const mark = succeeded ? styleText('green', '✓') : styleText('red', '✗');
  console.log(`${mark} ${name} ${styleText('dim', `${seconds.toFixed(1)} s`)}`);
  if (!succeeded) console.log(output);
}

await runCommand(test);
