import { parseSync } from 'vite';
import type { SourceFile } from '../../tools/source/imports.ts';

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
