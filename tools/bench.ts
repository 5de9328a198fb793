import { runChosen } from './checks/run-chosen.ts';
import { runCommand } from './process/run-command.ts';

/** `npm run bench -- calculation`: measures something, and prints it. */
await runCommand(() =>
  runChosen('bench', {
    calculation: 'site/calculation/test/benchmark.ts',
    pages: 'tools/bench/pages.ts',
    figures: 'tools/bench/figures.ts',
  }),
);
