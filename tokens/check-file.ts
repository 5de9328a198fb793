import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { isRecord } from '../lib/objects.ts';
import { parseJsonFile } from '../lib/parse-json.ts';
import { UserError } from '../lib/user-error.ts';
import { type ColorValue, contradictsHex } from './measure-contrasts.ts';
import { findForm, isAlias, TOKEN_TYPES } from './value-forms.ts';

/**
 * Judges the text of a file of tokens before anything reads it: its groups, and the value of each token
 * by its type.
 * @param file its name, as in messages
 * @throws UserError with a sentence for each mistake that names file and line
 */
export function checkTokenFile(text: string, file: string): void {
  const root = readTree(text, file);
  const problems = root.type === 'object' ? listProblems(root) : [wrong(root, OBJECT)];
  assertNone(problems, text, file);
}

/**
 * Judges the text of the resolver's file, which says what files there are.
 * @throws UserError as above
 */
export function checkResolverFile(text: string, file: string): void {
  const root = readTree(text, file);
  const value: unknown = getNodeValue(root);
  const { brand, scheme } = (isRecord(value) && isRecord(value.modifiers) && value.modifiers) || {};
  const isComplete = [brand, scheme].every(
    (modifier) => isRecord(modifier) && isRecord(modifier.contexts),
  );
  const problem = 'names no brands and colour schemes under modifiers.';
  assertNone(isComplete ? [] : [wrong(root, problem)], text, file);
}

interface Found {
  offset: number;
  problem: string;
}

const OBJECT = 'A file of tokens is an object of groups: { "color": { … } }.';

/** The parts of the file; what no file may have is refused. */
function readTree(text: string, file: string): Node {
  parseJsonFile(text, file);
  const root = parseTree(text);
  if (!root) throw new UserError(`${file}:1: There is nothing in it.`);
  assertNone(listNulls(root, []), text, file);
  return root;
}

function listNulls(node: Node, path: readonly string[]): Found[] {
  const { type, children = [] } = node;
  if (type === 'null')
    return [wrong(node, `${nameOf(path)} is null. Give it a value, or remove it.`)];
  if (type === 'array')
    return children.flatMap((child, at) => listNulls(child, [...path, String(at + 1)]));
  return partsOf(node).flatMap(([name, value]) => listNulls(value, [...path, name]));
}

function listProblems(group: Node, path: readonly string[] = [], inherited?: string): Found[] {
  const parts = new Map(partsOf(group));
  const [oddity] = [...parts].filter(
    ([name, { type }]) => name.startsWith('$') && !isNote(name, type),
  );
  if (oddity) {
    const [name, node] = oddity;
    return [wrong(node, `${nameOf([...path, name])} is no property of the format, or no text.`)];
  }
  const type = parts.get('$type');
  if (type && !TOKEN_TYPES.includes(String(type.value))) {
    const names = TOKEN_TYPES.join(', ');
    return [
      wrong(type, `${nameOf(path)} has a type that the theme does not support. Use ${names}.`),
    ];
  }
  const own = type ? String(type.value) : inherited;
  const value = parts.get('$value');
  const inner = [...parts].filter(([name]) => !name.startsWith('$'));
  if (value && inner.length > 0) {
    return [wrong(group, `${nameOf(path)} has a $value and tokens. Give it one of the two.`)];
  }
  if (value) return checkValue(value, path, own);
  if (inner.length === 0) {
    return [
      wrong(group, `${nameOf(path)} has neither a $value nor tokens. Give it one, or remove it.`),
    ];
  }
  return inner.flatMap(([name, node]) => {
    const part = [...path, name];
    if (!NAME.test(name))
      return [wrong(node, `${nameOf(part)} has a name of other signs than a to z and digits.`)];
    if (node.type === 'object') return listProblems(node, part, own);
    return [wrong(node, `${nameOf(part)} is no token. Write its value as { "$value": … }.`)];
  });
}

/** What code and CSS can call it. */
const NAME = /^[a-z\d]+$/i;

/** Whether a property with a name of the format has what may stand there. */
function isNote(name: string, type: Node['type']): boolean {
  if (name === '$value') return true;
  if (name === '$extensions') return type === 'object';
  if (name === '$deprecated' && type === 'boolean') return true;
  return ['$schema', '$description', '$type', '$deprecated'].includes(name) && type === 'string';
}

function checkValue(node: Node, path: readonly string[], type: string | undefined): Found[] {
  const value: unknown = getNodeValue(node);
  if (isAlias(value)) return [];
  const form = findForm(path.join('.'), type ?? '');
  if (!form) return [wrong(node, `${nameOf(path)} has no $type, nor has its group.`)];
  if (!form.schema.safeParse(value).success)
    return [
      wrong(node, `${nameOf(path)} has a wrong value. A ${type} is written as ${form.example}.`),
    ];
  if (type !== 'color' || !contradictsHex(value as ColorValue)) return [];
  return [wrong(node, `${nameOf(path)} is another colour than its hex. Correct one of the two.`)];
}

function partsOf(node: Node): [string, Node][] {
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key && value ? [[String(key.value), value]] : [],
  );
}

function nameOf(path: readonly string[]): string {
  return path.join('.') || 'The file';
}

function wrong({ offset }: Node, problem: string): Found {
  return { offset, problem };
}

function assertNone(found: readonly Found[], text: string, file: string): void {
  if (found.length === 0) return;
  const lines = found.map(
    ({ offset, problem }) => `${file}:${text.slice(0, offset).split('\n').length}: ${problem}`,
  );
  throw new UserError(lines.join('\n'));
}
