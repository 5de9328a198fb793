import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseJson } from '../../lib/json-files.ts';
import { memoize } from '../../lib/memoize.ts';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { type History, listChangedFiles, readAt } from '../baselines/git.ts';
import type { Cause, Picture, Place } from '../model/report.ts';
import type { Mode } from '../plan/modes.ts';
import {
  type Change,
  describeCause,
  diffValues,
  readLandingTexts,
  readTokens,
  readValues,
  readVersions,
} from './changes-in-file.ts';
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
 * its story since the checked-out commit; if only capturing code has, also since the last commit that accepted any picture,
 * when all were green; and if nothing has since then, since the one that accepted this picture.
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

  return ({ id, source, mode }, places) => {
    const { files, packages } = stories.get(source) ?? { files: [source], packages: [] };
    const own = files.filter((file) => appliesTo(file, mode));
    const values = new Map(
      own
        .filter((file) => findKind(file).values === readTokens)
        .flatMap((file) => tokens(file, () => [...readTokens(parseJson(readCurrent(root, file)))])),
    );
    const used = [...packages.map((one) => one.replace(/@[^@]*$/, '')), ...CAPTURE_PACKAGES];
    const changesSince = (start: string) => {
      const since = changes(start, () => readChangesSince(root, start));
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
  const unexplained = places.filter((_, index) => nearest[index]?.length === 0);
  const seen = listCauses(nearest.flat());
  if (seen.length > 0)
    return {
      causes: seen,
      unexplained: unique(unexplained.flatMap((one) => namePlace(one) ?? [])),
    };
  const all = others.length > 0 ? others : changes;
  const [only, ...more] = listCauses(all);
  const isOneFile = new Set(all.map(({ file }) => file)).size === 1;
  if (only && more.length === 0) return { causes: [only], unexplained: [] };
  if (only && isOneFile) return { causes: [{ kind: only.kind, file: only.file }], unexplained: [] };
  if (only && isCapture(only)) {
    const detail = `${changes.length} files of the capturing code`;
    return { causes: [{ ...only, detail }], unexplained: [] };
  }
  return { causes: [], unexplained: unique(places.flatMap((one) => namePlace(one) ?? [])) };
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

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

interface FileKind {
  files: RegExp;
  kind: Cause['kind'];
  /** The named values in the parsed content. */
  values?: (content: unknown) => ReadonlyMap<string, string>;
  /** Its texts in one language. */
  texts?: (content: unknown, locale: Locale) => ReadonlyMap<string, string>;
}

/** The first match determines the kind of a file. */
const FILE_KINDS: readonly FileKind[] = [
  { files: /^tokens\/.*\.tokens\.json$/, kind: 'token', values: readTokens },
  { files: /^tokens\/.*\.json$/, kind: 'token' },
  { files: /^site\/i18n\/messages\/.*\.json$/, kind: 'message', values: readValues },
  { files: /^package-lock\.json$/, kind: 'package', values: readVersions },
  {
    files: /^site\/(landings|content)\/.*\.json$/,
    kind: 'content',
    values: readValues,
    texts: readLandingTexts,
  },
  { files: /^site\/content\//, kind: 'content' },
  { files: /^(design-system|site)\//, kind: 'component' },
  { files: /^stories\//, kind: 'story' },
  { files: /^(lib|visual|tools|\.storybook)\//, kind: 'capture' },
];

const OTHER: FileKind = { files: /./, kind: 'other' };

/** Packages that no story imports, but that affect every picture. */
const CAPTURE_PACKAGES = ['@sparticuz/chromium', 'playwright-core', 'rolldown', 'vite'];

/** Tokens of a brand affect only pictures of that brand, those for the dark only dark ones. */
function appliesTo(file: string, { brand, state }: Mode): boolean {
  const [, own = brand] = /^tokens\/brands\/(.+)\.tokens\.json$/.exec(file) ?? [];
  return own === brand && (file !== 'tokens/dark.tokens.json' || state === 'dark');
}

/** The changes in each file that has changed since a commit. */
function readChangesSince(root: string, commit: string): ReadonlyMap<string, Change[]> {
  return new Map(
    [...listChangedFiles(root, commit)].map((file) => [file, readChanges(file, root, commit)]),
  );
}

/** The changes inside a file; one whose content cannot be compared is a change as a whole. */
function readChanges(file: string, root: string, commit: string): Change[] {
  const { kind, values, texts } = findKind(file);
  if (!values) return [{ kind, file }];
  const old = readAt(root, commit, file);
  const before = parseJson(old ?? '{}');
  const after = parseJson(readCurrent(root, file));
  if (!before || !after) return [{ kind, file }];
  const inValues = diffValues(values(before), values(after));
  const own = inValues.map((change): Change => ({ kind, file, ...change }));
  if (!texts) return own;
  const inTexts = LOCALES.flatMap((locale) =>
    diffValues(texts(before, locale), texts(after, locale)).map(
      (change): Change => ({ kind: 'message', file, ...change }),
    ),
  );
  // Their paths are those of every landing.
  const landing = basename(file, '.json');
  return [...own, ...inTexts].map((change) => ({
    ...change,
    name: `${landing}: ${change.name}`,
    isNew: old === undefined,
  }));
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
