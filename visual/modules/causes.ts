import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptingCommits, changedSince, headCommit, newerCommit, textAt } from '../git.ts';
import type { Mode } from '../modes.ts';
import type { Cause, Result } from '../report.ts';
import { isSeen } from './evidence.ts';
import type { ModuleGraph } from './graph.ts';
import {
  type Change,
  messageChanges,
  packageChanges,
  tokenChanges,
  tokensIn,
} from './inside-changes.ts';

/** What causes are found with. */
interface Search {
  graph: ModuleGraph;
  /** The last commit at which this machine found all pictures as they were accepted. */
  lastGreen?: string | undefined;
  /** Prints why there are no causes. */
  warn?: (message: string) => void;
}

/**
 * Finds what may have changed a picture: the modules of its story that are not as in the last green
 * state. That is the checked-out commit while any of them is edited that does not only take pictures;
 * otherwise the later one of the commit that accepted the picture and the last green one.
 */
export function causeFinder({ graph, lastGreen, warn = console.warn }: Search) {
  const { root } = graph;
  const head = headCommit(root);
  if (head === 'none') {
    warn('Git cannot read this folder (`git status` says why), so the report names no causes.');
    return (): Cause[] => [];
  }
  const accepted = acceptingCommits(root);
  const green = remembered((commit) =>
    lastGreen === undefined ? commit : newerCommit(root, commit, lastGreen),
  );
  const since = remembered((commit) => changesSince(root, commit));
  const tokens = remembered((file) => [...tokensIn(parsed(textNow(root, file)))]);

  return (result: Pictured): Cause[] => {
    const { files, packages } = whatMakes(graph, result);
    const own = files.filter((file) => concerns(file, result.mode));
    if (result.status === 'new') return own.flatMap((file) => newFile(file, since(head)));
    const values = new Map(own.filter(isTokenFile).flatMap(tokens));
    const sources = { files: own, packages, values, evidence: result.evidence };
    const edited = causesIn(sources, since(head));
    const commit = accepted.get(result.id);
    const isProduct = edited.some(({ kind }) => kind !== 'capture');
    return isProduct || commit === undefined ? edited : causesIn(sources, since(green(commit)));
  };
}

type Pictured = Pick<Result, 'id' | 'source' | 'mode' | 'status' | 'evidence'>;

/** What a picture is made of. */
interface Sources {
  files: readonly string[];
  packages: readonly string[];
  /** Of all tokens by id. */
  values: ReadonlyMap<string, string>;
  evidence: Result['evidence'];
}

/** What is not as it was at a commit. */
interface Changes {
  files: ReadonlySet<string>;
  isNew: (file: string) => boolean;
  /** `undefined` when nobody can look into the file. */
  inside: (file: string) => Change[] | undefined;
}

interface FileKind {
  files: RegExp;
  kind: Cause['kind'];
  /** Compares the parsed file, for what changed inside. */
  compare?: (before: unknown, after: unknown) => Change[];
}

/** The first that fits says what a file is. */
const FILE_KINDS: readonly FileKind[] = [
  { files: /^tokens\/.*\.tokens\.json$/, kind: 'token', compare: tokenChanges },
  { files: /^tokens\/.*\.json$/, kind: 'token' },
  { files: /^site\/messages\/.*\.json$/, kind: 'message', compare: messageChanges },
  { files: /^package-lock\.json$/, kind: 'package', compare: packageChanges },
  { files: /^site\/content\//, kind: 'content' },
  { files: /^(design-system|site)\//, kind: 'component' },
  { files: /^stories\//, kind: 'story' },
  { files: /^(visual|tools|\.storybook)\//, kind: 'capture' },
];

const OTHER: FileKind = { files: /./, kind: 'other' };

/** Packages that no story imports and every picture comes from. */
const PICTURE_MAKERS = ['@sparticuz/chromium', 'playwright-core', 'rolldown', 'vite'];

/** A picture that is gone was made by its story's file, which may be gone with it. */
function whatMakes({ stories }: ModuleGraph, { source, status }: Pictured) {
  const modules = status === 'gone' ? undefined : stories.get(source);
  return modules ?? { files: [source], packages: [] };
}

/** A language's messages and a brand's tokens are a cause only where they are shown. */
function concerns(file: string, mode: Mode): boolean {
  const [, locale = mode.locale] = /^site\/messages\/(.+)\.json$/.exec(file) ?? [];
  const [, brand = mode.brand] = /^tokens\/brands\/(.+)\.tokens\.json$/.exec(file) ?? [];
  return locale === mode.locale && brand === mode.brand;
}

function changesSince(root: string, commit: string): Changes {
  return {
    files: changedSince(root, commit),
    isNew: (file) => textAt(root, commit, file) === undefined,
    inside: remembered((file) => {
      const { compare } = kindOf(file);
      const [before, after] = [parsed(textAt(root, commit, file)), parsed(textNow(root, file))];
      return compare && before && after ? compare(before, after) : undefined;
    }),
  };
}

/** Of a new picture only files that are new can be the cause. */
function newFile(file: string, { files, isNew }: Changes): Cause[] {
  const { kind } = kindOf(file);
  const isWanted = (kind === 'story' || kind === 'component') && files.has(file) && isNew(file);
  return isWanted ? [{ kind, file }] : [];
}

/**
 * What can be seen in the picture, and without any such cause whatever its modules know. What takes
 * the pictures reaches all of them and seldom changes any: it counts when nothing else changed.
 */
function causesIn(sources: Sources, { files, inside }: Changes): Cause[] {
  const changed = sources.files
    .filter((file) => files.has(file))
    .map((file) => ({ file, changes: relevant(file, inside(file), sources) }));
  const seen = changed.map(({ file, changes }) => {
    return { file, changes: changes?.filter((change) => canBeSeen(file, change, sources)) };
  });
  const all = changed.flatMap(namedCauses);
  const own = [seen.flatMap(namedCauses), all]
    .map((causes) => causes.filter(({ kind }) => kind !== 'capture'))
    .find(({ length }) => length > 0);
  const [first, second] = all;
  if (own || !first || !second) return own ?? all;
  return [{ ...first, detail: `${all.length} files that take the pictures` }];
}

function canBeSeen(file: string, change: Change, { evidence, values }: Sources): boolean {
  return !evidence || isSeen(kindOf(file).kind, change, evidence, values);
}

/** Of all packages in the lockfile those that the story is made of. */
function relevant(file: string, changes: Change[] | undefined, { packages }: Sources) {
  if (kindOf(file).kind !== 'package') return changes;
  const own = packages.map((nameAndVersion) => nameAndVersion.replace(/@[^@]*$/, ''));
  return changes?.filter(({ name }) => own.includes(name) || PICTURE_MAKERS.includes(name));
}

function namedCauses({ file, changes }: { file: string; changes: Change[] | undefined }): Cause[] {
  const { kind } = kindOf(file);
  if (!changes) return [{ kind, file }];
  return changes.map(({ detail }) => ({ kind, file, detail }));
}

function kindOf(file: string): FileKind {
  return FILE_KINDS.find(({ files }) => files.test(file)) ?? OTHER;
}

function isTokenFile(file: string): boolean {
  return kindOf(file).compare === tokenChanges;
}

function textNow(root: string, file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

/** What is not there has nothing in it; `undefined` when it cannot be read. */
function parsed(text = '{}'): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A function that works out the same thing only once. */
function remembered<Value>(find: (key: string) => Value): (key: string) => Value {
  const found = new Map<string, { value: Value }>();
  return (key) => {
    const known = found.get(key) ?? { value: find(key) };
    found.set(key, known);
    return known.value;
  };
}
