import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Mode } from '../modes.ts';
import type { Cause, Result } from '../report.ts';
import { type ModuleGraph, modulesOf } from './graph.ts';
import { type Change, messageChanges, packageChanges, tokenChanges } from './inside-changes.ts';
import { openRepository, type Repository } from './repository.ts';

/**
 * Finds what may have changed a picture: the modules of its story that are not as they were in the
 * commit that last touched its baseline. A new picture has no cause, and nothing has one where
 * git cannot read the project.
 * @param tell is told when that is so
 */
export async function causeFinder(
  graph: ModuleGraph,
  tell: (message: string) => void = console.warn,
): Promise<(result: Pictured) => Cause[]> {
  const repository = await openRepository(graph.root);
  if (!repository) {
    tell('Git cannot read this folder (`git status` says why), so no causes are told.');
    return () => [];
  }
  const since = remembered((commit) => ({
    files: repository.changedSince(commit),
    inside: remembered((file) => changesInside(repository, commit, file)),
  }));

  return ({ source, file: baseline, mode }) => {
    if (!existsSync(join(graph.root, 'visual/baselines', baseline))) return [];
    const { files, packages } = whatMakes(graph, source);
    const changed = since(repository.commitOf(baseline));
    const causes = files
      .filter((file) => changed.files.has(file) && concerns(file, mode))
      .flatMap((file) => causesIn(file, relevant(file, changed.inside(file), packages)));
    return captureLast(causes);
  };
}

type Pictured = Pick<Result, 'source' | 'file' | 'mode'>;

interface FileKind {
  files: RegExp;
  kind: Cause['kind'];
  /** Looks into the parsed file for what changed there. */
  look?: (before: unknown, after: unknown) => Change[];
}

/** The first that fits says what a file is. */
const FILE_KINDS: readonly FileKind[] = [
  { files: /^tokens\/.*\.tokens\.json$/, kind: 'token', look: tokenChanges },
  { files: /^tokens\/.*\.json$/, kind: 'token' },
  { files: /^site\/messages\/.*\.json$/, kind: 'message', look: messageChanges },
  { files: /^package-lock\.json$/, kind: 'package', look: packageChanges },
  { files: /^site\/content\//, kind: 'content' },
  { files: /^(design-system|site)\//, kind: 'component' },
  { files: /^stories\//, kind: 'story' },
  { files: /^(visual|tools)\//, kind: 'capture' },
];

const OTHER: FileKind = { files: /./, kind: 'other' };

/** Packages that no story imports and every picture comes from. */
const PICTURE_MAKERS = ['@sparticuz/chromium', 'playwright-core', 'rolldown', 'vite'];

/** More changes in one file than that are counted, not listed. */
const MOST_LISTED = 20;

/** The story of a picture that is gone may be gone with it: then only its file can tell. */
function whatMakes(graph: ModuleGraph, source: string) {
  return graph.stories.has(source) ? modulesOf(graph, source) : { files: [source], packages: [] };
}

/** A language's messages and a brand's tokens are a cause only where they are shown. */
function concerns(file: string, { locale, brand }: Mode): boolean {
  const [, language = locale] = /^site\/messages\/(.+)\.json$/.exec(file) ?? [];
  const [, wearer = brand] = /^tokens\/brands\/(.+)\.tokens\.json$/.exec(file) ?? [];
  return language === locale && wearer === brand;
}

/** `undefined` when nobody can look into the file. */
function changesInside(repository: Repository, commit: string, file: string): Change[] | undefined {
  const { look } = kindOf(file);
  if (!look) return undefined;
  try {
    const before = JSON.parse(repository.textAt(commit, file) ?? '{}');
    const after = JSON.parse(repository.textNow(file) ?? '{}');
    return look(before, after);
  } catch {
    return undefined;
  }
}

function relevant(
  file: string,
  changes: Change[] | undefined,
  packages: readonly string[],
): Change[] | undefined {
  if (kindOf(file).kind !== 'package') return changes;
  const own = packages.map((nameAndVersion) => nameAndVersion.replace(/@[^@]*$/, ''));
  return changes?.filter(({ name }) => own.includes(name) || PICTURE_MAKERS.includes(name));
}

function causesIn(file: string, changes: Change[] | undefined): Cause[] {
  const { kind } = kindOf(file);
  if (!changes) return [{ kind, file }];
  if (changes.length > MOST_LISTED) return [{ kind, file, detail: `${changes.length} ${kind}s` }];
  return changes.map(({ detail }) => ({ kind, file, detail }));
}

/** What takes the pictures reaches all of them and seldom changes any: one line after the others. */
function captureLast(causes: readonly Cause[]): Cause[] {
  const { capture = [], other = [] } = Object.groupBy(causes, ({ kind }) =>
    kind === 'capture' ? kind : 'other',
  );
  const [first, second] = capture;
  if (!first || !second) return [...other, ...capture];
  return [...other, { ...first, detail: `${capture.length} files that take the pictures` }];
}

function kindOf(file: string): FileKind {
  return FILE_KINDS.find(({ files }) => files.test(file)) ?? OTHER;
}

/** A function that works out the same thing only once. */
function remembered<Value>(find: (key: string) => Value): (key: string) => Value {
  const found = new Map<string, Value>();
  return (key) => {
    if (!found.has(key)) found.set(key, find(key));
    return found.get(key) as Value;
  };
}
