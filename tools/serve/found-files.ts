import { lstatSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentType } from 'mime-types';
import { memoize } from '../../lib/memoize.ts';
import { keysOf } from '../../lib/objects.ts';
import { AT_ROOT } from '../../site/config/base.ts';
import { formatHidden, WELL_KNOWN } from '../hosting/header-rules.ts';

/** The endings of compressed copies, the smaller first. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

export const ENCODINGS = keysOf(ENDINGS);
export type Encoding = keyof typeof ENDINGS;

/** A file that answers a request. */
export interface FoundFile {
  root: string;
  /** Below the root. */
  path: string;
  headers: Readonly<Record<string, string>>;
  /** All of it, unless that is much. */
  body: Buffer | undefined;
}

/** The headers of a file by its path below the folder of a build. */
export type GetHeaders = (path: string, folder: string) => Readonly<Record<string, string>>;

/** Finds the file of a path in a build: that with the first of these encodings that it has. */
type FindFile = (path: string, encodings: readonly Encoding[]) => FoundFile | undefined;

/**
 * Makes a function that looks, once, at the link that a folder is, and returns what finds files in the
 * build where it leads; undefined while there is none. What is found is remembered until the link leads
 * elsewhere. A folder that is no link is written in place: nothing of it is remembered.
 */
export function createFinder(folder: string, getHeaders: GetHeaders): () => FindFile | undefined {
  let known: { link: string; findFile: FindFile } | undefined;
  return () => {
    const stats = lstatSync(folder, { throwIfNoEntry: false });
    if (!stats?.isSymbolicLink()) return stats && createFindFile(folder, getHeaders);
    const link = `${stats.ino} ${stats.ctimeMs}`;
    if (known?.link === link) return known.findFile;
    const root = attempt(() => realpathSync(folder));
    if (!root) return;
    known = { link, findFile: rememberFiles(createFindFile(root, getHeaders)) };
    return known.findFile;
  };
}

function rememberFiles(findFile: FindFile): FindFile {
  const remember = memoize<FoundFile | undefined>(
    REMEMBERED,
    (file) => HEADERS + (file?.body?.length ?? 0),
  );
  return (path, encodings) => remember(`${encodings} ${path}`, () => findFile(path, encodings));
}

/** Bytes that all remembered files may take, one without its body, and the largest body. */
const REMEMBERED = 2 ** 26;
const HEADERS = 2 ** 11;
const LARGEST = 2 ** 20;

function createFindFile(root: string, getHeaders: GetHeaders): FindFile {
  return (wanted, encodings) => {
    if (HIDDEN_FILES.test(wanted) && !wanted.startsWith(WELL_KNOWN)) return;
    const original = [wanted, join(wanted, 'index.html')].find((path) => findStats(root, path));
    if (!original) return;
    const encoding = encodings.find((name) => findStats(root, original + ENDINGS[name]));
    const path = encoding ? original + ENDINGS[encoding] : original;
    const stats = findStats(root, path);
    if (!stats) return;
    const headers = {
      ...getHeaders(original, root),
      'Content-Type': contentType(basename(original)) || 'application/octet-stream',
      ...(encoding && { 'Content-Encoding': encoding }),
      Vary: 'Accept-Encoding',
      'Accept-Ranges': 'bytes',
      'Last-Modified': stats.mtime.toUTCString(),
      ETag: `W/"${stats.size}-${stats.mtimeMs}"`,
      'Content-Length': String(stats.size),
    };
    const body = stats.size <= LARGEST ? attempt(() => readFileSync(join(root, path))) : undefined;
    return { root, path, headers, body };
  };
}

const HIDDEN_FILES = new RegExp(formatHidden(AT_ROOT));

/** What is known of a file; undefined where there is none. */
function findStats(root: string, path: string): Stats | undefined {
  const stats = attempt(() => statSync(join(root, path), { throwIfNoEntry: false }));
  return stats?.isFile() ? stats : undefined;
}

/** @returns undefined for a link that leads nowhere, a name that no file can have, and what goes meanwhile */
function attempt<Result>(look: () => Result): Result | undefined {
  try {
    return look();
  } catch {
    return;
  }
}
