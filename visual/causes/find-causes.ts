import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseJson } from '../../lib/json-files.ts';
import { memoize } from '../../lib/memoize.ts';
import { type History, listChangedFiles, readAt, readChangedLines } from '../baselines/git.ts';
import type { Cause, Picture, Place } from '../model/report.ts';
import { isDark, type Mode } from '../plan/modes.ts';
import {
  type Change,
  describeCause,
  diffValues,
  readMessages,
  readTokens,
  readVersions,
} from './changes-in-file.ts';
import { diffContent, listSaid, readWords, type Said } from './content-changes.ts';
import { measureDistance } from './evidence.ts';
import type { ModuleGraph } from './module-graph.ts';
import { namePlace } from './places.ts';

/** The causes of a changed picture, and what drew the changed places that show none. */
export type FindCauses = (
  picture: Pick<Picture, 'id' | 'source' | 'mode'>,
  places: readonly Place[],
) => { causes: Cause[]; unexplained: string[] };

/**
 * Finds what changed a picture. Each changed place tells: of all changes the one that is nearest to what
 * it shows; without any evidence, the only change that there is, or none. Changes are those in modules of
 * its story since the checked-out commit; if only capturing code has changed, also since the last commit
 * that accepted any picture, when all were green; and if nothing has since then, since the one that
 * accepted this picture.
 */
export function findCausesIn(
  { root, stories }: ModuleGraph,
  { head, accepting, newestFirst }: History,
): FindCauses {
  if (head === 'none') {
    console.warn(
      'Git cannot read this folder (run `git status` to see why), so the report contains no causes.',
    );
    return () => ({ causes: [], unexplained: [] });
  }
  const [latest = head] = newestFirst;
  const changes = memoize<ReturnType<typeof readChangesSince>>(Number.POSITIVE_INFINITY);
  const tokens = memoize<[string, string][]>(Number.POSITIVE_INFINITY);
  const known = memoize<Texts>(1);
  const readTexts = () =>
    known('', () => listTexts(root, new Set([...stories.values()].flatMap(({ files }) => files))));

  return ({ id, source, mode }, places) => {
    const { files, packages } = stories.get(source) ?? { files: [source], packages: [] };
    const own = files.filter((file) => appliesTo(file, mode));
    const values = new Map(
      own
        .filter((file) => file.endsWith('.tokens.json'))
        .flatMap((file) => tokens(file, () => [...readTokens(parseJson(readCurrent(root, file)))])),
    );
    const used = [...packages.map((one) => one.replace(/@[^@]*$/, '')), ...CAPTURE_PACKAGES];
    const changesSince = (start: string) => {
      const since = changes(start, () => readChangesSince(root, start, readTexts()));
      return own
        .flatMap((file) => since.get(file) ?? [])
        .filter(({ kind, name }) => kind !== 'package' || !name || used.includes(name));
    };
    const commit = accepting.get(id);
    let found = changesSince(head);
    if (commit && found.every(isCapture)) {
      const recent = changesSince(latest);
      found = recent.length > 0 ? recent : changesSince(commit);
    }
    return explain(places, found, values);
  };
}

/** The nearest change of each place; where no place shows any, the only change or file that there is. */
function explain(
  places: readonly Place[],
  changes: readonly Change[],
  tokens: ReadonlyMap<string, string>,
): ReturnType<FindCauses> {
  const others = changes.filter((change) => !isCapture(change));
  const nearest = places.map((place) => findNearest(place, others, tokens));
  const causes = listCauses(nearest.flat());
  const left = places.filter((_, index) => causes.length === 0 || nearest[index]?.length === 0);
  const unexplained = [...new Set(left.flatMap((one) => namePlace(one) ?? []))].sort();
  const only = causes.length === 0 && findOnly(others.length > 0 ? others : changes);
  return only ? { causes: [only], unexplained: [] } : { causes, unexplained };
}

/** The only change, or the only file with changes; capturing code counts as one. */
function findOnly(changes: readonly Change[]): Cause | undefined {
  const [first, ...more] = listCauses(changes);
  if (!first || more.length === 0) return first;
  const { kind, file } = first;
  if (changes.every((change) => change.file === file)) return { kind, file };
  if (!isCapture(first)) return undefined;
  return { ...first, detail: `${changes.length} files of the capturing code` };
}

function findNearest(
  place: Place,
  changes: readonly Change[],
  tokens: ReadonlyMap<string, string>,
): Change[] {
  const distances = changes.map((change) => measureDistance(change, place, tokens));
  const least = Math.min(...distances);
  return changes.filter(
    (_, index) => distances[index] === least && least !== Number.POSITIVE_INFINITY,
  );
}

function listCauses(changes: readonly Change[]): Cause[] {
  const causes = changes.map(describeCause);
  return [...new Map(causes.map((cause) => [JSON.stringify(cause), cause])).values()];
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
  { files: /^site\/(landings\/.*\.json$|content\/)/, kind: 'content' },
  { files: /^(design-system|site)\//, kind: 'component' },
  { files: /^stories\//, kind: 'story' },
  { files: /^(lib|visual|tools|\.storybook)\//, kind: 'capture' },
];

const OTHER: FileKind = { files: /./, kind: 'other' };

/** Packages that no story imports, but that affect every picture. */
const CAPTURE_PACKAGES = ['@sparticuz/chromium', 'playwright-core', 'rolldown', 'vite'];

/** Tokens of a brand affect only pictures of that brand, those for the dark only dark ones. */
function appliesTo(file: string, mode: Mode): boolean {
  const [, own = mode.brand] = /^tokens\/brands\/(.+)\.tokens\.json$/.exec(file) ?? [];
  return own === mode.brand && (file !== 'tokens/dark.tokens.json' || isDark(mode.state));
}

/** The changes in each file that has changed since a commit. */
function readChangesSince(
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

/** The changes inside a file; one whose content cannot be compared is a change as a whole. */
function readChanges(file: string, root: string, commit: string, known: Texts): Change[] {
  const { kind, values } = findKind(file);
  const resolve = ({ texts, ids }: Said) => [...texts, ...ids.flatMap((id) => known.get(id) ?? [])];
  if (!file.endsWith('.json')) {
    const texts = isCapture({ kind })
      ? []
      : resolve(readWords(readChangedLines(root, commit, file)));
    return [{ kind, file, texts }];
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

/** What texts say, by the ids that content names them with. */
type Texts = ReadonlyMap<string, readonly string[]>;

function listTexts(root: string, files: Iterable<string>): Texts {
  const texts = new Map<string, string[]>();
  for (const file of files) {
    if (!/^site\/(i18n\/messages|content)\/.*\.json$/.test(file)) continue;
    for (const [id, value] of Object.entries(Object(parseJson(readCurrent(root, file)))))
      texts.set(id, [...(texts.get(id) ?? []), ...listSaid([value], true).texts]);
  }
  return texts;
}

function isCapture({ kind }: Pick<Cause, 'kind'>): boolean {
  return kind === 'capture';
}

function findKind(file: string): FileKind {
  return FILE_KINDS.find(({ files }) => files.test(file)) ?? OTHER;
}

/** Like `readAt`, of the working tree; a file that does not exist is empty. */
function readCurrent(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return '{}';
  }
}
