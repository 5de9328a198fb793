import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LogEntry, Logger } from '@terrazzo/parser';
import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { UserError } from '../lib/user-error.ts';

/**
 * Ends the loading of tokens with a sentence for each error that names file and line. Terrazzo names
 * no file, and counts the lines of all files together.
 */
export class ErrorLogger extends Logger {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  override error(...entries: LogEntry[]): never {
    const located = entries.filter(({ node }) => node !== undefined);
    const lines = (located.length > 0 ? located : entries).map(
      ({ message, node }) => `${this.#locate(node) || RESOLVER}: ${message}`,
    );
    throw new UserError([...new Set(lines)].join('\n'));
  }

  /** Every place that has the value of a node, such as `tokens/semantic.tokens.json:8`. */
  #locate(node: LogEntry['node']): string {
    const value = node && toValue(node as JsonNode);
    if (value === undefined) return '';
    const places = globSync('**/*.{tokens,resolver}.json', { cwd: this.#folder }).flatMap(
      (file) => {
        const text = readFileSync(join(this.#folder, file), 'utf8');
        return listOffsets(parseTree(text), JSON.stringify(value)).map(
          (offset) => `tokens/${file}:${text.slice(0, offset).split('\n').length}`,
        );
      },
    );
    return places.join(' or ');
  }
}

/** What names all other files, and what Terrazzo means where it names no place. */
const RESOLVER = 'tokens/tokens.resolver.json:1';

/** What Terrazzo's parser makes of JSON. */
type JsonNode =
  | { type: 'String' | 'Number' | 'Boolean'; value: unknown }
  | { type: 'Object'; members: { name: { value: string }; value: JsonNode }[] }
  | { type: 'Array'; elements: { value: JsonNode }[] };

function toValue(node: JsonNode): unknown {
  if ('members' in node)
    return Object.fromEntries(node.members.map(({ name, value }) => [name.value, toValue(value)]));
  if ('elements' in node) return node.elements.map(({ value }) => toValue(value));
  return node.value;
}

/** The places of a value, but not of properties with that name. */
function listOffsets(node: Node | undefined, json: string): number[] {
  if (!node) return [];
  const { type, offset, children = [] } = node;
  const values = type === 'property' ? children.slice(1) : children;
  const inner = values.flatMap((child) => listOffsets(child, json));
  return JSON.stringify(getNodeValue(node)) === json ? [offset, ...inner] : inner;
}
