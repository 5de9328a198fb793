import {
  copyFileSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { sha256 } from '../../../lib/sha256.ts';
import type { ReadText } from '../../i18n/record-texts.ts';
import { COPIES, compress, type Effort } from './compress.ts';

/** Pages of earlier builds with their compressed copies, each kept once under a hash of its content. */
export interface PageStore {
  /**
   * Places the page that an earlier build made from the same input and texts.
   * @param input a hash of all that the page is made from, but its texts
   * @returns false when there was none
   */
  reuse(input: string, path: string, effort: Effort): boolean;
  /** Places a page and its compressed copies, which are made only when its content is new. */
  write(input: string, path: string, page: NewPage): void;
  /** Notes what this build used, so that the next may use it. */
  close(): void;
}

interface NewPage {
  content: Buffer;
  /** The texts that it was made from. */
  texts: Iterable<ReadText>;
  effort: Effort;
}

/** A page in the store. */
interface StoredPage {
  name: string;
  read: ReadTexts;
}

/** Texts that pages are made from, and a hash of their sources then. */
interface ReadTexts {
  texts: readonly ReadText[];
  hash: string;
}

/** The pages that a build used, by their input, for the builds after it. */
interface BuildList {
  readings: readonly ReadTexts[];
  pages: Record<string, [name: string, reading: number]>;
}

/** More than one, so that two brands or two branches do not empty each other's store. */
const KEPT_BUILDS = 4;

/**
 * Opens the store in a folder. Pages are linked to it and not copied where the disk allows: no page of
 * a build may be changed in place.
 * @param build the name of this build's list of used pages: the time, then the worker
 * @param findText gives the source of a text now
 */
export function openPageStore(
  folder: string,
  build: string,
  findText: (text: ReadText) => string | undefined,
): PageStore {
  mkdirSync(join(folder, LISTS), { recursive: true });
  const readings = new Map<string, ReadTexts>();
  const readNow = (texts: readonly ReadText[]): ReadTexts => {
    const key = texts.join();
    const read = readings.get(key) ?? { texts, hash: shortHash(texts.map(findText).join('\0')) };
    readings.set(key, read);
    return read;
  };
  const known = new Map(
    listBuilds(folder).flatMap((name) => findUnchangedPages(readList(folder, name), readNow)),
  );
  const used = new Map<string, StoredPage>();

  function place(input: string, page: StoredPage, path: string, effort: Effort): boolean {
    mkdirSync(dirname(path), { recursive: true });
    for (const end of fileEndings(effort)) linkOrCopy(fileIn(folder, page.name) + end, path + end);
    used.set(input, page);
    return true;
  }

  return {
    reuse(input, path, effort) {
      const page = known.get(input);
      if (!page || !isStored(folder, page.name, effort)) return false;
      return place(input, page, path, effort);
    },
    write(input, path, { content, texts, effort }) {
      const page = { name: `${shortHash(content)}-${effort}`, read: readNow([...texts]) };
      if (!isStored(folder, page.name, effort)) store(fileIn(folder, page.name), content, effort);
      place(input, page, path, effort);
    },
    close: () => writeWhole(join(folder, LISTS, build), JSON.stringify(listPages(used))),
  };
}

/** The pages of an earlier build whose texts are the same now. */
function findUnchangedPages(
  { readings, pages }: BuildList,
  readNow: (texts: readonly ReadText[]) => ReadTexts,
): [input: string, StoredPage][] {
  const now = readings.map(({ texts }) => readNow(texts));
  return Object.entries(pages).flatMap(([input, [name, then]]) => {
    const read = now[then];
    return read && read.hash === readings[then]?.hash ? [[input, { name, read }]] : [];
  });
}

function listPages(used: ReadonlyMap<string, StoredPage>): BuildList {
  const numbers = new Map<ReadTexts, number>();
  const pages: BuildList['pages'] = {};
  for (const [input, { name, read }] of used) {
    const number = numbers.get(read) ?? numbers.size;
    numbers.set(read, number);
    pages[input] = [name, number];
  }
  return { readings: [...numbers.keys()], pages };
}

const LISTS = 'builds';

/** Milliseconds in which no build lasts: what was placed since then may belong to one that is running. */
const LONGEST_BUILD = 3_600_000;

/** Removes the pages that none of the latest builds used, nor one that is still running. */
export function sweepPageStore(folder: string, now = Date.now()): void {
  const lists = listBuilds(folder);
  // `1763824000000-1.json` is what worker 1 of the build of that moment used.
  const findBuild = (list: string) => list.replace(/-\d+\.json$/, '');
  // A build with another clock may have left a list of a day to come, which would stay the latest.
  const past = lists.map(findBuild).filter((build) => Number(build) <= now);
  const builds = [...new Set(past)].toSorted().slice(-KEPT_BUILDS);
  const used = new Set<string>();
  for (const list of lists) {
    if (!builds.includes(findBuild(list))) rmSync(join(folder, LISTS, list), { force: true });
    else for (const [name] of Object.values(readList(folder, list).pages)) used.add(name);
  }
  for (const file of globSync('pages/*/*', { cwd: folder })) {
    if (used.has(basename(file).replace(/\.\w+$/, ''))) continue;
    const path = join(folder, file);
    // Linking a page into a site changes this time, too.
    const changed = statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? now;
    if (now - changed > LONGEST_BUILD) rmSync(path, { force: true });
  }
}

/** Half of a SHA-256: enough to tell any two pages apart. */
export function shortHash(content: string | Buffer): string {
  return sha256(content).slice(0, 32);
}

function listBuilds(folder: string): string[] {
  return readdirSync(join(folder, LISTS)).filter((name) => name.endsWith('.json'));
}

function readList(folder: string, name: string): BuildList {
  return JSON.parse(readFileSync(join(folder, LISTS, name), 'utf8'));
}

function fileIn(folder: string, name: string): string {
  return join(folder, 'pages', name.slice(0, 2), name);
}

function isStored(folder: string, name: string, effort: Effort): boolean {
  return fileEndings(effort).every((end) => existsSync(fileIn(folder, name) + end));
}

/** The ends of the names of a page and its compressed copies. */
function fileEndings(effort: Effort): string[] {
  return ['', ...COPIES[effort]];
}

/** Writes a page and its compressed copies into the store. */
function store(file: string, page: Buffer, effort: Effort): void {
  mkdirSync(dirname(file), { recursive: true });
  writeWhole(file, page);
  for (const copy of COPIES[effort]) writeWhole(file + copy, compress(page, copy, effort));
}

/** A copy where the disk has no links, or the store is on another disk. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Another process sees all of the file or none of it. */
function writeWhole(file: string, content: Buffer | string): void {
  const own = `${file}.${process.pid}-${threadId}`;
  writeFileSync(own, content);
  renameSync(own, file);
}
