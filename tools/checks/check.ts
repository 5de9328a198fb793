import { styleText } from 'node:util';
import { type Finished, run } from '../process/run.ts';
import { ROOT } from '../project/paths.ts';

/** Checks that need only the sources and the tokens: programs by what they check. */
export const SOURCE_CHECKS = {
  landings: 'node tools/landing.ts check',
  // Four checkers, the default, do so much twice that two cores need longer.
  types: 'tsc -p . --checkers 2',
  'types of the calculation': 'tsc -p site/calculation',
  'lint and format': 'biome check',
  'unused code': 'knip --no-progress',
};

/** Counts of one step; the totals of a run are their sum. */
export interface Score {
  passed: number;
  failed: number;
}

/** Runs checks one after the other. */
export async function checkSources(checks: Readonly<Record<string, string>>): Promise<Score[]> {
  const scores: Score[] = [];
  for (const one of Object.entries(checks)) scores.push(await check(...one));
  return scores;
}

/** Runs one check, and prints whether it passed. */
export async function check(name: string, command: string, variables = {}): Promise<Score> {
  const finished = await run(command, ROOT, { variables });
  const succeeded = finished.code === 0;
  printResult(succeeded, name, finished);
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Prints a step of a run, and what a failed one said. */
export function printResult(succeeded: boolean, name: string, { output, seconds }: Finished): void {
  const mark = succeeded ? styleText('green', '✓') : styleText('red', '✗');
  console.log(`${mark} ${name} ${styleText('dim', `${seconds.toFixed(1)} s`)}`);
  if (!succeeded) console.log(output);
}

/** Prints the totals of a run in its last line. */
export function printTotals(scores: readonly Score[]): void {
  const passed = scores.reduce((sum, score) => sum + score.passed, 0);
  const failed = scores.reduce((sum, score) => sum + score.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
