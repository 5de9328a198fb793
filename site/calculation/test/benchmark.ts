import { breakEvens, compare, type Inputs, outcomes } from '../index.ts';
import { SAVER } from './saver.fixture.ts';

// Run with `npm run bench -- calculation`: median time of warm runs beside its aim.

// The most months, both scenarios, and so little rebalancing that hardly a lot is ever sold out.
const SLOWEST: Inputs = {
  monthlyContribution: 100,
  age: 1,
  oneTimeContribution: 1_000_000,
  annualIncrement: 10,
  portfolioRebalancing: 1,
  probabilityRetireAt62: 50,
};

report('comparison', { aim: 0.5, runs: 1000 }, () => compare(SAVER));
report('slowest comparison', { aim: 1.5, runs: 500 }, () => compare(SLOWEST));
report('break-evens', { aim: 60, runs: 30 }, () => breakEvens(SAVER, {}, 'directinvest'));
report('outcomes of 1,000 paths', { aim: 120, runs: 20 }, () => outcomes(SAVER));

/** Times in milliseconds. */
function report(name: string, { aim, runs }: { aim: number; runs: number }, run: () => unknown) {
  for (let warmUp = 0; warmUp < runs / 2; warmUp += 1) run();
  const times = Array.from({ length: runs }, () => timeOf(run)).sort((a, b) => a - b);
  const median = times[runs / 2] ?? Number.NaN;
  console.log(`${name}: ${median.toFixed(3)} ms (aim: below ${aim} ms)`);
}

function timeOf(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
