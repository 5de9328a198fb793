import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsedJson } from '../files.ts';
import { acceptingCommits, changedSince, headCommit, newestFirst, textAt } from '../git.ts';
import type { Mode } from '../modes.ts';
import type { Cause, Evidence, Picture } from '../report.ts';
import { isSeen } from './evidence.ts';
import type { ModuleGraph } from './graph.ts';
import { type Change, changesInside, textsIn, tokensIn, versionsIn } from './inside-changes.ts';

/** Finds the causes of a changed picture, given what its page shows. */
export type FindCauses = (
  picture: Pick<Picture, 'id' | 'source' | 'mode'>,
  evidence?: Evidence,
) => Cause[];

/**
 * Finds what may have changed a picture: the modules of its story that have changed since the
 * checked-out commit; otherwise since the last commit that accepted any picture, when all were green,
 * or since the one that accepted this picture. Capturing code counts only when nothing else changed.
 */
export function causeFinder({ root, stories }: ModuleGraph): FindCauses {
  const head = headCommit(root);
  if (head === 'none') {
    console.warn(
      'Git cannot read this folder (run `git status` to see why), so the report contains no causes.',
    );
    return () => [];
  }
  const accepted = acceptingCommits(root);
  const [latest = head] = newestFirst([...accepted.values()], root);
  const since = memoized((commit) => changesSince(root, commit));
  const tokens = memoized((file) => [...tokensIn(parsedJson(currentText(root, file) ?? '{}'))]);

  return ({ id, source, mode }, evidence) => {
    const { files, packages } = stories.get(source) ?? { files: [source], packages: [] };
    const own = files.filter((file) => appliesTo(file, mode));
    const values = new Map(own.filter(isTokenFile).flatMap(tokens));
    const sources = { files: own, packages, values, evidence };
    const commit = accepted.get(id);
    let causes: Cause[] = [];
    for (const start of commit ? [head, latest, commit] : [head]) {
      causes = causesIn(sources, since(start));
      if (causes.some(({ kind }) => kind !== 'capture')) break;
    }
    return causes;
  };
}

interface Sources {
  files: readonly string[];
  packages: readonly string[];
  /** Values of all tokens by id. */
  values: ReadonlyMap<string, string>;
  evidence: Evidence | undefined;
}

interface Changes {
  files: ReadonlySet<string>;
  /** `undefined` when the file's content cannot be compared. */
  inside: (file: string) => Change[] | undefined;
}

interface FileKind {
  files: RegExp;
  kind: Cause['kind'];
  /** The named values in the parsed content. */
  values?: (content: unknown) => ReadonlyMap<string, string>;
}

/** The first match determines the kind of a file. */
const FILE_KINDS: readonly FileKind[] = [
  { files: /^tokens\/.*\.tokens\.json$/, kind: 'token', values: tokensIn },
  { files: /^tokens\/.*\.json$/, kind: 'token' },
  { files: /^site\/messages\/.*\.json$/, kind: 'message', values: textsIn },
  { files: /^package-lock\.json$/, kind: 'package', values: versionsIn },
  { files: /^site\/content\//, kind: 'content' },
  { files: /^(design-system|site)\//, kind: 'component' },
  { files: /^stories\//, kind: 'story' },
  { files: /^(visual|tools|\.storybook)\//, kind: 'capture' },
];

const OTHER: FileKind = { files: /./, kind: 'other' };

/** Packages that no story imports, but that affect every picture. */
const CAPTURE_PACKAGES = ['@sparticuz/chromium', 'playwright-core', 'rolldown', 'vite'];

/** Messages affect only pictures in their language, tokens of a brand only pictures of that brand. */
function appliesTo(file: string, mode: Mode): boolean {
  const [, locale = mode.locale] = /^site\/messages\/(.+)\.json$/.exec(file) ?? [];
  const [, brand = mode.brand] = /^tokens\/brands\/(.+)\.tokens\.json$/.exec(file) ?? [];
  return locale === mode.locale && brand === mode.brand;
}

function changesSince(root: string, commit: string): Changes {
  return {
    files: changedSince(root, commit),
    inside: memoized((file) => {
      const { kind, values } = kindOf(file);
      const [before, after] = [
        parsedJson(textAt(root, commit, file) ?? '{}'),
        parsedJson(currentText(root, file) ?? '{}'),
      ];
      return values && before && after
        ? changesInside(kind, values(before), values(after))
        : undefined;
    }),
  };
}

/**
 * The changes for which there is evidence in the picture; without any, all changes of its modules.
 * Capturing code affects every picture but rarely changes one, so it counts only when nothing else
 * changed.
 */
function causesIn(sources: Sources, { files, inside }: Changes): Cause[] {
  const all = sources.files
    .filter((file) => files.has(file))
    .flatMap((file) => possibleCauses(file, inside(file), sources));
  const others = all.filter(({ cause }) => cause.kind !== 'capture');
  const seen = others.filter(({ isSeen }) => isSeen);
  const found = [seen, others, all].find(({ length }) => length > 0) ?? [];
  const [first, second] = found.map(({ cause }) => cause);
  if (first?.kind !== 'capture' || !second) return found.map(({ cause }) => cause);
  return [{ ...first, detail: `${found.length} files of the capturing code` }];
}

/**
 * The changes inside a file and whether they can be seen in the picture; in the lockfile those of
 * packages that the picture depends on. A file that cannot be compared is a cause as a whole.
 */
function possibleCauses(
  file: string,
  changes: readonly Change[] | undefined,
  { packages, values, evidence }: Sources,
): { cause: Cause; isSeen: boolean }[] {
  const { kind } = kindOf(file);
  if (!changes) return [{ cause: { kind, file }, isSeen: true }];
  const own = packages.map((nameAndVersion) => nameAndVersion.replace(/@[^@]*$/, ''));
  return changes
    .filter(({ name }) => kind !== 'package' || [...own, ...CAPTURE_PACKAGES].includes(name))
    .map((change) => ({
      cause: { kind, file, detail: change.detail },
      isSeen: !evidence || isSeen(kind, change, evidence, values),
    }));
}

function kindOf(file: string): FileKind {
  return FILE_KINDS.find(({ files }) => files.test(file)) ?? OTHER;
}

function isTokenFile(file: string): boolean {
  return kindOf(file).values === tokensIn;
}

function currentText(root: string, file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

function memoized<Value>(find: (key: string) => Value): (key: string) => Value {
  const found = new Map<string, { value: Value }>();
  return (key) => {
    const known = found.get(key) ?? { value: find(key) };
    found.set(key, known);
    return known.value;
  };
}
