import { existsSync } from 'node:fs';
import { UserError } from '../../lib/user-error.ts';
import { run } from '../process/run.ts';
import { runCommand } from '../process/run-command.ts';
import { SITE_BUILD } from '../project/paths.ts';
import { describeFindings, parseReport } from './html-report.ts';

/**
 * Not a dependency: where it finds no Java its installation downloads one, and nobody who only builds
 * and tests needs its 30 MB. npm keeps it once it was asked for.
 */
const CHECKER = 'vnu-jar@26.9.27';

/** Checks every built page with the Nu HTML checker of the W3C and fails on any error. */
async function checkHtml(): Promise<void> {
  if (!existsSync(SITE_BUILD)) throw new UserError('There is no build: `npm run build` makes one.');
  const java = await run('java -version').catch(() => undefined);
  if (java?.code !== 0) {
    throw new UserError(
      'Nothing was checked: the HTML checker needs Java 11 or newer, and there is no `java`.',
    );
  }
  const { output } = await run(
    `npm exec --yes --ignore-scripts --package=${CHECKER} -- vnu --stdout --format json --exit-zero-always --skip-non-html .`,
    SITE_BUILD,
  );
  const { lines, errors } = describeFindings(parseReport(output));
  console.log(lines.join('\n'));
  if (errors > 0) process.exitCode = 1;
}

await runCommand(checkHtml);
