import { problemLine } from '../../site/landings/check/problem.ts';
import { type NotSaved, SOURCES_FILE, type Sources } from '../api.ts';
import type { Draft } from '../draft/draft.ts';
import { patchOf } from '../draft/patch.ts';
import { writtenAs } from '../draft/written.ts';

/** A file to take away. */
export interface Download {
  name: string;
  href: string;
}

/**
 * The file that a draft is written in, and a patch for `git apply`; or why it cannot be written.
 */
export async function createDownloads(draft: Draft): Promise<{ downloads: Download[] } | NotSaved> {
  const before = await sources();
  const written = writtenAs(draft);
  if ('problems' in written) return { why: written.problems.map(problemLine).join('\n') };
  const { file, text } = written;
  const patch = patchOf([written], before);
  return { downloads: [download(file, text), download(`${draft.name}.patch`, patch)] };
}

/** The files that a landing may change, as this workbench was built with them, by path. */
async function sources(): Promise<Map<string, string>> {
  const response = await fetch(SOURCES_FILE);
  const files: Sources = await response.json();
  return new Map(Object.entries(files));
}

function download(name: string, text: string): Download {
  return { name, href: URL.createObjectURL(new Blob([text], { type: 'text/plain' })) };
}
