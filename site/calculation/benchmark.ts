import { compare, type Inputs } from './index.ts';

// Run with `node site/calculation/benchmark.ts`: median time of one comparison beside its aim.

const RUNS = 1000;
const WARM_UP_RUNS = 300;

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

report('default input', DEFAULT, 2);
report('slowest input', SLOWEST, 15);

function report(name: string, inputs: Inputs, aim: number): void {
  for (let run = 0; run < WARM_UP_RUNS; run += 1) compare(inputs);
  const times = Array.from({ length: RUNS }, () => timeOf(inputs)).sort((a, b) => a - b);
  const median = times[RUNS / 2] ?? Number.NaN;
  console.log(`${name}: ${median.toFixed(3)} ms per comparison (aim: below ${aim} ms)`);
}

function timeOf(inputs: Inputs): number {
  const start = performance.now();
  compare(inputs);
  return performance.now() - start;
}
