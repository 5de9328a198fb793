import { runCommand } from '../tools/process/run-command.ts';
import { applyMarks } from './apply.ts';
import { readArguments } from './arguments.ts';
import { answerDrawing } from './draw.ts';
import { mergeShards } from './merge.ts';
import { runPictures } from './run.ts';
import { redReason, summary } from './summary.ts';

/** `npm run visual`: see arguments.ts. Exits with 1 when anything is undecided, rejected or broken. */
async function main(): Promise<void> {
  const command = readArguments(process.argv.slice(2));
  if (command.name === 'apply') return await applyMarks(command.path);
  if (command.name === 'draw') return await answerDrawing(command.path);
  const report =
    command.name === 'merge' ? await mergeShards() : await runPictures(command.options);
  console.log(summary(report));
  if (redReason(report)) process.exitCode = 1;
}

// `exit` handlers, which remove temporary files, do not run on signals by default.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
await runCommand(main);
