import { buildTokens } from '../tokens/build.ts';
import { check, checkSources, printTotals, SOURCE_CHECKS } from './checks/check.ts';
import { runChosen } from './checks/run-chosen.ts';
import { runCommand } from './process/run-command.ts';

/** Checks that take long or need other programs, with the arguments that follow their names. */
const PROGRAMS = {
  package: 'tools/checks/package.ts',
  html: 'tools/checks/html.ts',
  clock: 'tools/checks/clock.ts',
  browsers: 'tests/browsers/main.ts',
  fuzz: 'site/calculation/test/fuzz.ts',
  'visual-mutations': 'tests/visual-mutations/main.ts',
};

const UNITS = 'vitest run --config tests/vitest.config.ts --project unit --reporter=dot';

/**
 * `npm run check`: what a change has to pass before its pages are looked at, in less than a minute;
 * `npm run check -- html` one of the other checks.
 */
await runCommand(async () => {
  await buildTokens();
  if (process.argv.length > 2) return runChosen('check', PROGRAMS);
  const { 'unused code': _, ...quick } = SOURCE_CHECKS;
  const [sources, units] = await Promise.all([checkSources(quick), check('unit tests', UNITS)]);
  printTotals([...sources, units]);
});
