import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';

/** The line of a JSON text on which the value at a path begins, or else what contains it. */
export function findLineInJson(source: string, path: readonly PropertyKey[]): number {
  const root = parseTree(source);
  return getLine(source, root && findNearest(root, path.map(String)));
}

/** The line on which a part of a JSON text begins; the first one where it has no parts. */
export function getLine(source: string, node: Node | undefined): number {
  return source.slice(0, node?.offset ?? 0).split('\n').length;
}

/** The part at some steps down from another one, or the last of them that is there. Entries are counted from 0. */
export function findNearest(node: Node, [step, ...rest]: readonly string[]): Node {
  const part = step === undefined ? undefined : findPart(node, step);
  return part ? findNearest(part, rest) : node;
}

/** An entry of a list or a value of an object. */
export function findPart(node: Node, step: string): Node | undefined {
  return findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
}
