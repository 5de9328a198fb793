import { compare, flipPoints, type Inputs, outcomes } from '../index.ts';

// Run with `npm run bench`: median time of warm runs beside its aim.

const DEFAULT: Inputs = {
  monthlyContribution: 300,
  age: 35,
  oneTimeContribution: 10_000,
  annualIncrement: 5,
  portfolioRebalancing: 15,
  probabilityRetireAt62: 0,
};

// The most months, both scenarios, and so little rebalancing that hardly a lot is ever sold out.
const SLOWEST: Inputs = {
  monthlyContribution: 100,
  age: 1,
  oneTimeContribution: 1_000_000,
  annualIncrement: 10,
  portfolioRebalancing: 1,
  probabilityRetireAt62: 50,
};

report('comparison', { aim: 0.5, runs: 1000 }, () => compare(DEFAULT));
report('slowest comparison', { aim: 1.5, runs: 500 }, () => compare(SLOWEST));
report('flip points', { aim: 60, runs: 30 }, () => flipPoints(DEFAULT, {}, 'directinvest'));
report('outcomes of 1,000 paths', { aim: 120, runs: 20 }, () => outcomes(DEFAULT));

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
