import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { findNearest, findPart, getLine } from '../../../lib/line-in-json.ts';
import type { FieldProblem } from './problem.ts';

/** The line of a landing's file that a field is on, or else what contains it. */
export function findLine(
  source: string,
  { field, locale }: Pick<FieldProblem, 'field' | 'locale'>,
) {
  const root = parseTree(source);
  const [first = '', ...rest] = field.split('.');
  const start = root && (findPart(root, first) ?? sectionOf(root, first));
  // A field counts entries from 1.
  const steps = rest.map((step) => (/^\d+$/.test(step) ? String(Number(step) - 1) : step));
  return getLine(source, start && findNearest(start, [...steps, ...(locale ? [locale] : [])]));
}

/** The section of a kind; where there are two, the second is the one too many. */
function sectionOf(root: Node, kind: string): Node | undefined {
  const sections = findNodeAtLocation(root, ['sections'])?.children;
  return sections?.findLast((section) => findNodeAtLocation(section, ['kind'])?.value === kind);
}
