import { text } from 'node:stream/consumers';
import { problemLine } from '../../../site/landings/check/problem.ts';
import { assertOwnFile, readLandings } from '../../../tools/library/landing/table.ts';
import { readShared } from '../../../tools/library/landing/write.ts';
import { asCommand, UserError } from '../../../tools/library/project.ts';
import { changesOf, problemsOf } from '../draft/written.ts';
import { parseDraft } from './parse-request.ts';

/**
 * A program: takes a draft as JSON and prints the changes to the project's files as JSON. It is one
 * because a process that lives as long as the workbench would know the landings of its start.
 */
async function main(): Promise<void> {
  const draft = parseDraft(await text(process.stdin));
  const files = await readLandings();
  assertOwnFile(draft.name, files);
  const changes = changesOf(draft, await readShared(files));
  if (!changes) throw new UserError(problemsOf(draft).map(problemLine).join('\n'));
  process.stdout.write(JSON.stringify(changes));
}

await asCommand(main);
