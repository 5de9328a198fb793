import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseJson } from '../../lib/json-files.ts';
import { memoize } from '../../lib/memoize.ts';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { type History, listChangedFiles, readAt } from '../baselines/git.ts';
import type { Mode } from '../plan/modes.ts';
import type { Cause, Evidence, Picture } from '../results/report.ts';
import {
  type Change,
  describeCause,
  diffValues,
  readLandingTexts,
  readTokens,
  readValues,
  readVersions,
} from './changes-in-file.ts';
import { isSeen } from './evidence.ts';
import type { ModuleGraph } from './module-graph.ts';

/** Finds the causes of a changed picture, given what its page shows. */
export type FindCauses = (
  picture: Pick<Picture, 'id' | 'source' | 'mode'>,
  evidence?: Evidence,
) => Cause[];

/**
 * Finds what may have changed a picture: the modules of its story that have changed since the
 * checked-out commit; if only capturing code has, also since the last commit that accepted any picture,
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
    return () => [];
  }
  const [latest = head] = newestFirst;
  const changes = memoize<ReturnType<typeof readChangesSince>>(Number.POSITIVE_INFINITY);
  const tokens = memoize<[string, string][]>(Number.POSITIVE_INFINITY);

  return ({ id, source, mode }, evidence) => {
    const { files, packages } = stories.get(source) ?? { files: [source], packages: [] };
    const own = files.filter((file) => appliesTo(file, mode));
    const values = new Map(
      own
        .filter((file) => findKind(file).values === readTokens)
        .flatMap((file) => tokens(file, () => [...readTokens(parseJson(readCurrent(root, file)))])),
    );
    const used = [...packages.map((one) => one.replace(/@[^@]*$/, '')), ...CAPTURE_PACKAGES];
    const causesSince = (start: string) => {
      const since = changes(start, () => readChangesSince(root, start));
      const applying = own
        .flatMap((file) => since.get(file) ?? [])
        .filter(({ kind, name }) => kind !== 'package' || !name || used.includes(name))
        .filter(({ locale = mode.locale }) => locale === mode.locale);
      return chooseCauses(applying, (change) => !evidence || isSeen(change, evidence, values));
    };
    const commit = accepting.get(id);
    const edited = causesSince(head);
    if (!commit || !edited.every(isCapture)) return edited;
    const recent = causesSince(latest);
    return recent.length > 0 ? recent : causesSince(commit);
  };
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
    files: /^site\/landings\/.*\.json$/,
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

/** Messages affect only pictures in their language, tokens of a brand only pictures of that brand. */
function appliesTo(file: string, mode: Mode): boolean {
  const [, locale = mode.locale] = /^site\/i18n\/messages\/(.+)\.json$/.exec(file) ?? [];
  const [, brand = mode.brand] = /^tokens\/brands\/(.+)\.tokens\.json$/.exec(file) ?? [];
  return locale === mode.locale && brand === mode.brand;
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
  const before = parseJson(readAt(root, commit, file) ?? '{}');
  const after = parseJson(readCurrent(root, file));
  if (!before || !after) return [{ kind, file }];
  const inValues = diffValues(values(before), values(after));
  const own = inValues.map((change): Change => ({ kind, file, ...change }));
  if (!texts) return own;
  const inTexts = LOCALES.flatMap((locale) =>
    diffValues(texts(before, locale), texts(after, locale)).map(
      (change): Change => ({ kind: 'message', file, locale, ...change }),
    ),
  );
  // Their paths are those of every landing.
  const landing = basename(file, '.json');
  return [...own, ...inTexts].map((change) => ({ ...change, name: `${landing}: ${change.name}` }));
}

/**
 * The changes that can be seen in the picture; if none can, all changes of its modules. Capturing code
 * affects every picture but rarely changes one, so it counts only when nothing else changed.
 */
function chooseCauses(changes: readonly Change[], isSeen: (change: Change) => boolean): Cause[] {
  const others = changes.filter((change) => !isCapture(change));
  const seen = others.filter(isSeen);
  const [first, ...more] = [seen, others, changes].find(({ length }) => length > 0) ?? [];
  if (!first) return [];
  if (!isCapture(first) || more.length === 0) return [first, ...more].map(describeCause);
  return [{ ...describeCause(first), detail: `${changes.length} files of the capturing code` }];
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
