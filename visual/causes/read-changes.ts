import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseJson } from '../../lib/parse-json.ts';
import { listChangedFiles, readAt, readChangedLines } from '../baselines/git.ts';
import type { Cause } from '../model/report.ts';
import {
  type Change,
  diffValues,
  nameFile,
  readMessages,
  readTokens,
  readVersions,
} from './changes-in-file.ts';
import { diffContent, listSaid, readWords, type Said } from './content-changes.ts';

/** What texts say, by the ids that content names them with. */
export type Texts = ReadonlyMap<string, readonly string[]>;

/** The texts of messages and content by their ids. */
export function listTexts(root: string, files: Iterable<string>): Texts {
  const texts = new Map<string, string[]>();
  for (const file of files) {
    if (!/^site\/(i18n\/messages|content)\/.*\.json$/.test(file)) continue;
    for (const [id, value] of Object.entries(Object(parseJson(readCurrent(root, file)))))
      texts.set(id, [...(texts.get(id) ?? []), ...listSaid([value], true).texts]);
  }
  return texts;
}

/** The changes in each file that has changed since a commit. */
export function readChangesSince(
  root: string,
  commit: string,
  texts: Texts,
): ReadonlyMap<string, Change[]> {
  return new Map(
    [...listChangedFiles(root, commit)].map((file) => [
      file,
      readChanges(file, root, commit, texts),
    ]),
  );
}

/** Like `readAt`, of the working tree; a file that does not exist is empty. */
export function readCurrent(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return '{}';
  }
}

/** The changes inside a file; one whose content cannot be compared is a change as a whole. */
function readChanges(file: string, root: string, commit: string, known: Texts): Change[] {
  const { kind, values } = findKind(file);
  const resolve = ({ texts, ids }: Said) => [...texts, ...ids.flatMap((id) => known.get(id) ?? [])];
  if (!file.endsWith('.json')) {
    const words =
      kind === 'capture' ? [] : resolve(readWords(readChangedLines(root, commit, file)));
    const texts = [nameFile(file), ...words];
    const styled = [...readCurrent(root, file).matchAll(/^export const Mui(\w+)/gm)];
    return [{ kind, file, texts, styled: styled.flatMap(([, name]) => name ?? []) }];
  }
  const old = readAt(root, commit, file);
  const before = parseJson(old ?? '{}');
  const after = parseJson(readCurrent(root, file));
  if (!before || !after || !(values || kind === 'content')) return [{ kind, file }];
  if (values)
    return diffValues(values(before), values(after)).map((change) => {
      const texts = kind === 'message' && change.after ? [change.after] : [];
      return { kind, file, ...change, texts };
    });
  return diffContent(before, after).map(({ name, language, texts, ids, ...change }) => ({
    kind: language ? 'message' : kind,
    file,
    // Their paths are those of every landing.
    name: [basename(file, '.json'), name].filter(Boolean).join(': '),
    isNew: old === undefined,
    ...change,
    texts: resolve({ texts, ids }),
  }));
}

function findKind(file: string): FileKind {
  return FILE_KINDS.find(({ files }) => files.test(file)) ?? OTHER;
}

interface FileKind {
  files: RegExp;
  kind: Cause['kind'];
  /** The named values in the parsed content. */
  values?: (content: unknown) => ReadonlyMap<string, string>;
}

/** The first match determines the kind of a file. */
const FILE_KINDS: readonly FileKind[] = [
  { files: /^tokens\/.*\.tokens\.json$/, kind: 'token', values: readTokens },
  { files: /^tokens\/.*\.json$/, kind: 'token' },
  { files: /^site\/i18n\/messages\/.*\.json$/, kind: 'message', values: readMessages },
  { files: /^package-lock\.json$/, kind: 'package', values: readVersions },
  { files: /^site\/(landings\/.*\.json$|(content|pictures)\/)/, kind: 'content' },
  { files: /^(design-system|site)\//, kind: 'component' },
  { files: /^stories\//, kind: 'story' },
  { files: /^(lib|visual|tools|\.storybook)\//, kind: 'capture' },
];

const OTHER: FileKind = { files: /./, kind: 'other' };
