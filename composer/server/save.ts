import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../../lib/sha256.ts';
import { landingFile, ownPrefix } from '../../site/landings/landing-files.ts';
import type { WrittenFile } from '../../site/landings/write/changes.ts';
import { storyIdOf } from '../../tools/library/landing/stories.ts';
import { writeChanges } from '../../tools/library/landing/write.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { HttpError } from '../../tools/serve/http-error.ts';
import type { Saved } from '../api.ts';
import type { Draft } from '../draft/draft.ts';
import { patchOf } from '../draft/patch.ts';
import { parseRequest } from './parse-request.ts';
import { printedBy } from './printed-by.ts';

/**
 * Writes the landing in a request into the project, formatted by the project's formatter.
 * @throws HttpError with what differs when it would change a landing in a way that nobody agreed to
 */
export function save(body: string): Promise<Saved> {
  // One after the other: each reads the messages and writes them back.
  const saved = last.then(() => saveNow(body));
  last = saved.catch(() => undefined);
  return saved;
}

let last: Promise<unknown> = Promise.resolve();

async function saveNow(body: string): Promise<Saved> {
  const { draft, agreedTo } = parseRequest(body);
  const changes = await changesFor(draft);
  const before = await textsOf(changes);
  const differs = patchOf(changes, before);
  if (isThere(draft, before) && differs !== '' && agreedTo !== sha256(differs)) {
    const why = `There is already a landing ${draft.name}. Saving would change this:`;
    throw new HttpError(409, why, { differs, hash: sha256(differs) });
  }
  const changed = changes.filter(({ file, text }) => text !== before.get(file));
  await writeChanges(changed);
  return { files: changed.map(({ file }) => file), story: storyIdOf(draft.name, 'en') };
}

/** In a process of its own, which reads the landings and messages as they are now. */
async function changesFor(draft: Draft): Promise<WrittenFile[]> {
  const program = join(import.meta.dirname, 'changes.ts');
  return JSON.parse(await printedBy([program], JSON.stringify(draft)));
}

/** Whether there is anything of a landing of that name: its file, or messages. */
function isThere({ name }: Draft, before: ReadonlyMap<string, string>): boolean {
  const hasMessages = [...before.values()].some((text) => text.includes(`"${ownPrefix(name)}`));
  return before.has(landingFile(name)) || hasMessages;
}

/** The files as they are now; one that does not exist yet has no text. */
async function textsOf(changes: readonly WrittenFile[]): Promise<Map<string, string>> {
  const present = changes.filter(({ file }) => existsSync(join(ROOT, file)));
  const texts = present.map(
    async ({ file }) => [file, await readFile(join(ROOT, file), 'utf8')] as const,
  );
  return new Map(await Promise.all(texts));
}
