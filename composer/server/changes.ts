import { text } from 'node:stream/consumers';
import { UserError } from '../../lib/user-error.ts';
import { problemLine } from '../../site/landings/check/problem.ts';
import { assertOwnFile, readLandings } from '../../tools/library/landing/table.ts';
import { readShared } from '../../tools/library/landing/write.ts';
import { runCommand } from '../../tools/process/run-command.ts';
import type { Draft } from '../draft/draft.ts';
import { writtenAs } from '../draft/written.ts';

/**
 * Prints, as JSON, the changes to the project's files that the draft on its standard input asks for.
 * Run as a child process, because a process that lives as long as the workbench would know the
 * landings of its start.
 */
async function main(): Promise<void> {
  // Its shape was checked when the request was read.
  const draft: Draft = JSON.parse(await text(process.stdin));
  const files = await readLandings();
  assertOwnFile(draft.name, files);
  const written = writtenAs(draft, await readShared(files));
  if ('problems' in written) throw new UserError(written.problems.map(problemLine).join('\n'));
  process.stdout.write(JSON.stringify(written.changes));
}

await runCommand(main);
