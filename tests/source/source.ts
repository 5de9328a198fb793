import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from '../../tools/project/paths.ts';

/** One TypeScript file of the project. */
export interface SourceFile {
  /** Relative to the project's folder, e.g. `site/i18n/format.ts`. */
  path: string;
  text: string;
}

/** Every TypeScript file in these folders, except generated ones. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }))
    .filter((path) => !path.includes('/dist/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

/** Whether a file is a test or helps only tests. */
export function isTest(path: string): boolean {
  return /\.(test|fixture)\.tsx?$|^tests\//.test(path);
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

/** A node of a syntax tree (ESTree with TypeScript and JSX). */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** Calls `visit` with every node of a file and its ancestors, nearest first. */
export function walk(
  { path, text }: SourceFile,
  visit: (node: SyntaxNode, above: readonly SyntaxNode[]) => void,
): void {
  const step = (value: unknown, above: readonly SyntaxNode[]): void => {
    if (Array.isArray(value)) for (const item of value) step(item, above);
    else if (isNode(value)) {
      visit(value, above);
      for (const field of Object.values(value)) step(field, [value, ...above]);
    }
  };
  step(parseSync(path, text).program, []);
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The line number of an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
