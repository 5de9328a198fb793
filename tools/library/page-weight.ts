import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import { SITE_BUILD } from './project.ts';

/** Size in bytes of a file of the built site, compressed with gzip. */
export function weightOf(file: string): number {
  return gzipSync(readFileSync(join(SITE_BUILD, file)), { level: 9 }).length;
}

/** The scripts a page loads before any interaction, as sorted paths. */
export function arrivalScripts(path: string): string[] {
  const html = readFileSync(join(SITE_BUILD, path, 'index.html'), 'utf8');
  const [...tags] = html.matchAll(
    /<script[^>]* src="([^"]+)"|<link rel="modulepreload"[^>]* href="([^"]+)"/g,
  );
  return withStaticImports(tags.map(([, script, preload]) => script ?? preload ?? ''));
}

/** The scripts that are loaded when the first island wakes, as paths. */
export function islandScripts(path: string): string[] {
  const arrived = arrivalScripts(path);
  const later = withStaticImports(reachable(arrived));
  return later.filter((script) => !arrived.includes(script));
}

/** These scripts and everything they import statically. */
function withStaticImports(scripts: string[]): string[] {
  return closure(scripts, (script) =>
    moduleOf(script).staticImports.map(({ moduleRequest }) => moduleRequest.value),
  );
}

/** What these scripts import, statically or with `import()`, directly or indirectly. */
function reachable(scripts: string[]): string[] {
  return closure(scripts, (script) => {
    const { staticImports, dynamicImports, text } = moduleOf(script);
    return [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
    ];
  });
}

function closure(scripts: string[], next: (script: string) => string[]): string[] {
  const found = new Set(scripts);
  for (const script of found) {
    for (const specifier of next(script)) found.add(join(script, '..', specifier));
  }
  return [...found].sort();
}

function moduleOf(script: string) {
  const text = readFileSync(join(SITE_BUILD, script), 'utf8');
  const { staticImports, dynamicImports } = parseSync(script, text).module;
  return { staticImports, dynamicImports, text };
}
