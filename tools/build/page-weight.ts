import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseSync } from 'vite';
import { isIslandFile } from '../../site/islands/island-file.ts';
import { ISLAND_NAMES, type IslandName } from '../../site/islands/message-sets.ts';
import { MANIFEST, SITE_BUILD } from '../project/paths.ts';
import { readSiteBase } from '../project/site-base.ts';

/** Bytes as written, and compressed with Brotli. */
export interface Weight {
  raw: number;
  compressed: number;
}

/** The weight of files of the built site together, as they are sent. */
export function weighFiles(files: readonly string[]): Weight {
  const measure = (end: string) =>
    files.reduce((sum, file) => sum + statSync(join(SITE_BUILD, file + end)).size, 0);
  return { raw: measure(''), compressed: measure('.br') };
}

/** The weight of a page's HTML, which contains its CSS. */
export function weighPage(path: string): Weight {
  return weighFiles([formatFile(path)]);
}

/** Bytes of the fonts that a page loads before it is painted; they are compressed in themselves. */
export function weighFonts(path: string): number {
  const links = readHtml(path).matchAll(/<link rel="preload" href="([^"]+)" as="font"/g);
  return [...links].reduce((sum, [, file]) => sum + statSync(`${SITE_BUILD}${file}`).size, 0);
}

/** How many elements a page has. */
export function countElements(path: string): number {
  const markup = readHtml(path).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '<$1>');
  return markup.match(/<[a-z]/g)?.length ?? 0;
}

/** Parts of a page besides its texts and their markup. */
export const PAGE_PARTS = {
  css: /<style.*?<\/style>/gs,
  svg: /<svg.*?<\/svg>/gs,
  data: /<script type="application\/json">.*?<\/script>/gs,
};

/** How much lighter a page would be without one of its parts. */
export function weighPart(path: string, part: keyof typeof PAGE_PARTS): Weight {
  const html = readHtml(path);
  const rest = html.replaceAll(PAGE_PARTS[part], '');
  return {
    raw: Buffer.byteLength(html) - Buffer.byteLength(rest),
    compressed: weighPage(path).compressed - brotliCompressSync(rest).length,
  };
}

/** The pictures of a page that are files, as sorted paths. */
export function listImageFiles(path: string): string[] {
  const sources = readHtml(path).matchAll(/<img[^>]* src="(?!data:)([^"]+)"/g);
  return [...new Set([...sources].map(([, source = '']) => source))].sort();
}

/** The scripts a page loads before any interaction, as sorted paths. */
export function listArrivalScripts(path: string): string[] {
  const [...tags] = readHtml(path).matchAll(
    /<script[^>]* src="([^"]+)"|<link rel="modulepreload"[^>]* href="([^"]+)"/g,
  );
  return addStaticImports(tags.map(([, script, preload]) => script ?? preload ?? ''));
}

/** The scripts that hydrating these islands loads, by default all, as paths. */
export function listIslandScripts(
  path: string,
  names: readonly IslandName[] = ISLAND_NAMES,
): string[] {
  const asleep = ISLAND_NAMES.filter((name) => !names.includes(name));
  const arrived = listArrivalScripts(path);
  const excluded = findEntries(
    (source) => isDetail(source) || asleep.some((name) => isOfIsland(source, name)),
  );
  const later = addStaticImports(findReachable(arrived, new Set(excluded)));
  return later.filter((script) => !arrived.includes(script));
}

/** The scripts that are loaded besides when all details of the calculator are opened, as paths. */
export function listDetailScripts(path: string): string[] {
  const known = new Set([...listArrivalScripts(path), ...listIslandScripts(path)]);
  const opened = findReachable(findEntries(isDetail));
  return addStaticImports(opened).filter((script) => !known.has(script));
}

/** Those of some scripts that wait for one that waits for them: what it declares would be missing at their start. */
export function listCircularScripts(scripts: readonly string[]): string[] {
  return scripts.filter((script) => {
    const imported = readImports(script).filter(({ isStatic }) => isStatic);
    return addStaticImports(imported.map(({ path }) => path)).includes(script);
  });
}

/** The scripts that are imported on demand and made of such a source, which Vite's manifest names. */
function findEntries(isSource: (source: string) => boolean): string[] {
  const manifest: Record<string, { file: string; src?: string; isDynamicEntry?: boolean }> =
    JSON.parse(readFileSync(join(SITE_BUILD, '..', MANIFEST), 'utf8'));
  return Object.values(manifest)
    .filter(({ isDynamicEntry, src = '' }) => isDynamicEntry && isSource(src))
    .map(({ file }) => `/${file}`);
}

/** Whether a source is the view of an island or its texts, which are imported when it hydrates. */
function isOfIsland(source: string, name: IslandName): boolean {
  return isIslandFile(source, name) || source.includes(`virtual:island-messages/${name}/`);
}

/** Whether it is a part of the calculator that loads when it is opened, or its texts. */
function isDetail(source: string): boolean {
  const isPart = /calculator\/comparison\/|virtual:part-messages\//.test(source);
  return isPart && !isIslandFile(source, 'comparison');
}

/** These scripts and everything they import statically. */
function addStaticImports(scripts: readonly string[]): string[] {
  return followImports(scripts, ({ isStatic }) => isStatic);
}

/** Imports of these scripts, statically or with `import()`, directly or indirectly, but for some. */
function findReachable(scripts: readonly string[], except?: ReadonlySet<string>): string[] {
  return followImports(scripts, ({ path }) => !except?.has(path));
}

function followImports(
  scripts: readonly string[],
  isFollowed: (imported: { path: string; isStatic: boolean }) => boolean,
): string[] {
  const found = new Set(scripts);
  for (const script of found)
    for (const imported of readImports(script)) if (isFollowed(imported)) found.add(imported.path);
  return [...found].sort();
}

/** The scripts that a script imports, as paths. */
function readImports(script: string) {
  const text = readFileSync(join(SITE_BUILD, script), 'utf8');
  const { staticImports, dynamicImports } = parseSync(script, text).module;
  return [...staticImports, ...dynamicImports].map(({ moduleRequest: { start, end } }, index) => ({
    path: join(script, '..', text.slice(start + 1, end - 1)),
    isStatic: index < staticImports.length,
  }));
}

/** Its addresses as in a site that has its host for itself: with the paths of files. */
function readHtml(path: string): string {
  const html = readFileSync(join(SITE_BUILD, formatFile(path)), 'utf8');
  return html.replaceAll(`="${readSiteBase(SITE_BUILD)}`, '="/');
}

function formatFile(path: string): string {
  return join(path, 'index.html');
}
