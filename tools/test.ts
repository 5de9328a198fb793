import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { asCommand, ROOT } from './project.ts';
import { type Finished, run } from './run.ts';

interface Check {
  name: string;
  command: string;
  /** Its output is worth reading when it succeeds, too. */
  isTelling?: boolean;
}

/** Everything else reads what this writes. */
const TOKENS: Check = { name: 'tokens', command: 'node tokens/build.ts' };

/** Checks that need nothing but the sources and the tokens. */
const STATIC_CHECKS: readonly Check[] = [
  { name: 'types', command: 'tsc -p .' },
  { name: 'lint and format', command: 'biome check' },
  { name: 'unused code', command: 'knip --no-progress' },
];

const BUILD: Check = { name: 'build', command: 'node tools/build.ts' };

/** Every story in every mode against the pictures that were accepted. */
const PICTURES: Check = {
  name: 'pictures',
  command: 'node visual/main.ts --built',
  isTelling: true,
};

const REPORT = 'dist/test-report.json';

/** Counts of one step; the whole run is their sum. */
interface Score {
  passed: number;
  failed: number;
}

/** Runs everything and says in its last line how it went. */
async function test(): Promise<void> {
  const tokens = await check(TOKENS);
  const scores = [tokens, ...(tokens.failed === 0 ? await checksAndTests() : [])];
  const passed = sum(scores.map((score) => score.passed));
  const failed = sum(scores.map((score) => score.failed));
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

/**
 * Types, lint and unused code one after the other beside the build, then all tests, then the pictures
 * (both use every core by themselves). A failing step is shown in full and stops no other.
 */
async function checksAndTests(): Promise<Score[]> {
  const [built, ...checked] = await Promise.all([check(BUILD), ...inTurn(STATIC_CHECKS)]);
  const hasPages = built.failed === 0;
  if (!hasPages) console.log('Built pages and pictures are left out: nothing is built.');
  const tested = await tests(hasPages);
  return [built, ...checked, tested, ...(hasPages ? [await check(PICTURES)] : [])];
}

/** Starts each check when the one before it has ended. */
function inTurn(checks: readonly Check[]): Promise<Score>[] {
  let before: Promise<unknown> = Promise.resolve();
  return checks.map((one) => {
    const score = before.then(() => check(one));
    before = score;
    return score;
  });
}

async function check({ name, command, isTelling = false }: Check): Promise<Score> {
  const finished = await run(command);
  const succeeded = finished.code === 0;
  tell(succeeded, name, finished);
  if (succeeded && isTelling) console.log(finished.output.trim().replaceAll(/^/gm, '  '));
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Every project of the test runner; the tests of built pages only when there are built pages. */
async function tests(hasPages: boolean): Promise<Score> {
  await mkdir(join(ROOT, 'dist'), { recursive: true });
  await rm(join(ROOT, REPORT), { force: true });
  const finished = await run(
    [
      'vitest run --config .storybook/vitest.config.ts',
      `--reporter=default --reporter=json --outputFile.json=${REPORT}`,
      hasPages ? '' : '--project=!pages',
    ]
      .join(' ')
      .trim(),
  );
  const score = await scoreOf(finished);
  tell(score.failed === 0, `${score.passed + score.failed} tests`, finished);
  return score;
}

/** A run that ends badly without a failed test (a file that does not load) counts as one failure. */
async function scoreOf({ code }: Finished): Promise<Score> {
  const report = await readFile(join(ROOT, REPORT), 'utf8').catch(() => '{}');
  const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(report) as Record<string, number>;
  const ranAll = code === 0 && numPassedTests > 0;
  return { passed: numPassedTests, failed: ranAll ? numFailedTests : Math.max(numFailedTests, 1) };
}

function tell(succeeded: boolean, name: string, { output, seconds }: Finished): void {
  const mark = succeeded ? styleText('green', '✓') : styleText('red', '✗');
  console.log(`${mark} ${name} ${styleText('dim', `${seconds.toFixed(1)} s`)}`);
  if (!succeeded) console.log(output);
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

await asCommand(test);
