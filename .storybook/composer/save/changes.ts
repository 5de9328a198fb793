import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { problemLine } from '../../../site/landings/check/problem.ts';
import { TABLE_FILE } from '../../../site/landings/landing-files.ts';
import { messages } from '../../../site/messages/index.ts';
import { asCommand, ROOT, UserError } from '../../../tools/library/project.ts';
import { changesOf, problemsOf } from '../draft/written.ts';
import { parseDraft } from './parse-request.ts';

/**
 * A program: takes a draft as JSON and prints the changes to the project's files as JSON. It is one
 * because a process that lives as long as the workbench would know the landings of its start.
 */
async function main(): Promise<void> {
  const draft = parseDraft(await text(process.stdin));
  const table = await readFile(join(ROOT, TABLE_FILE), 'utf8');
  const changes = changesOf(draft, { table, messages });
  if (!changes) throw new UserError(problemsOf(draft).map(problemLine).join('\n'));
  process.stdout.write(JSON.stringify(changes));
}

await asCommand(main);
