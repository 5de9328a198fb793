import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** One TypeScript file of the project. */
export interface SourceFile {
  /** Relative to the project's folder, e.g. `site/i18n/format.ts`. */
  path: string;
  text: string;
}

/** Every TypeScript and MDX file below these folders of a project, except generated ones. */
export function readSources(root: string, folders: readonly string[]): SourceFile[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mdx}`, { cwd: root }))
    .filter((path) => !path.includes('/dist/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Whether a file is a test or helps only tests. */
export function isTest(path: string): boolean {
  return /\.(test|fixture)\.tsx?$|^tests\/|\/test\//.test(path);
}

/** How a file imports another: statically, only for its types, or with `import()`. */
export type ImportKind = 'value' | 'type' | 'lazy';

export interface Import {
  from: string;
  /** A path relative to the project's folder, or the name of a package. */
  to: string;
  kind: ImportKind;
  line: number;
}

/** Everything a file imports and re-exports. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const { module } = parseSync(path, text);
  const found = (specifier: string, kind: ImportKind, offset: number): Import => ({
    from: path,
    to: specifier.startsWith('.') ? join(dirname(path), specifier.replace(/\?.*$/, '')) : specifier,
    kind,
    line: lineAt(text, offset),
  });
  const kindOf = (entries: { isType: boolean }[]): ImportKind =>
    entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'value';
  return [
    ...module.staticImports.map(({ moduleRequest, entries, start }) =>
      found(moduleRequest.value, kindOf(entries), start),
    ),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType, start }) =>
        moduleRequest ? [found(moduleRequest.value, isType ? 'type' : 'value', start)] : [],
      ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      found(text.slice(start + 1, end - 1), 'lazy', start),
    ),
  ];
}

/** The line number of an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
