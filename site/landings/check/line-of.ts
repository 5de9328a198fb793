import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { FieldProblem } from './problem.ts';

/** The line of a landing's file that a field is on, or else what contains it. */
export function findLine(
  source: string,
  { field, locale }: Pick<FieldProblem, 'field' | 'locale'>,
) {
  const root = parseTree(source);
  const [first = '', ...rest] = field.split('.');
  let node = root && (partOf(root, first) ?? sectionOf(root, first) ?? root);
  for (const step of [...rest, ...(locale ? [locale] : [])]) {
    const part = node && partOf(node, step);
    if (!part) break;
    node = part;
  }
  return source.slice(0, node?.offset).split('\n').length;
}

/** Entries of a list are counted from 1. */
function partOf(node: Node, step: string): Node | undefined {
  return findNodeAtLocation(node, [node.type === 'array' ? Number(step) - 1 : step]);
}

/** The section of a kind; where there are two, the second is the one too many. */
function sectionOf(root: Node, kind: string): Node | undefined {
  const sections = findNodeAtLocation(root, ['sections'])?.children;
  return sections?.findLast((section) => findNodeAtLocation(section, ['kind'])?.value === kind);
}
