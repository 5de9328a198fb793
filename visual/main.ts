import { runCommand } from '../tools/process/run-command.ts';
import { answerRecapture } from './baselines/recapture.ts';
import { applyDrafts } from './decide/decide.ts';
import { foldDecisions } from './model/decisions.ts';
import { writeJobSummary } from './results/job-summary.ts';
import { formatSummary, judge } from './results/summary.ts';
import { readArguments } from './run/arguments.ts';
import { compareAccepted } from './run/compare-accepted.ts';
import { runPictures } from './run/run.ts';

/** `npm run visual`: see arguments.ts. Exits with 1 when anything is undecided, rejected or
 * broken, and with 2 when a picture could not be compared. */
async function main(): Promise<void> {
  // The built pages look the same on every day.
  process.env.OUT_OF_DATE ??= '';
  const command = readArguments(process.argv.slice(2));
  if (command.name === 'apply') return await applyDrafts(command.path);
  if (command.name === 'fold') return await foldDecisions();
  if (command.name === 'draw') return await answerRecapture(command.path);
  const report =
    command.name === 'compare'
      ? await compareAccepted(command)
      : await runPictures(command.options);
  console.log(formatSummary(report));
  await writeJobSummary(report);
  process.exitCode = judge(report).exitCode;
}

// `exit` handlers, which remove temporary files, do not run on signals by default.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
await runCommand(main);
