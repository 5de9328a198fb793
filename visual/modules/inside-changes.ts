import type { Cause } from '../report.ts';

/** A change inside a file. */
export interface Change {
  /** A token's id, a message's id, a package's name. */
  name: string;
  /** Readable text, with the values when they are short. */
  detail: string;
  /** `before` is absent for additions, `after` for removals. */
  before?: string | undefined;
  after?: string | undefined;
}

/** The named values of a file that were changed, added or removed. */
export function changesInside(
  kind: Cause['kind'],
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    const values = `${was ?? 'nothing'} → ${is ?? 'nothing'}`;
    const named = kind === 'token' ? `${name}: ${values}` : `${name} ${values}`;
    // Texts are too long for a title.
    const detail = kind === 'message' ? name : named;
    return was === is ? [] : [{ name, detail, before: was, after: is }];
  });
}

/** Values by token id. Ids contain the names of their groups; keys that start with $ are properties. */
export function tokensIn(node: unknown, path: readonly string[] = []): Map<string, string> {
  if (!isObject(node)) return new Map();
  if ('$value' in node) return new Map([[path.join('.'), valueText(node.$value)]]);
  const inner = Object.entries(node).filter(([key]) => !key.startsWith('$'));
  return new Map(inner.flatMap(([key, child]) => [...tokensIn(child, [...path, key])]));
}

/** `oklch(0.38 0.028 176)`, `8px`, `{base.neutral.ink}`. */
function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (!isObject(value)) return String(value);
  const { colorSpace, components, alpha, value: amount, unit } = value;
  if (unit !== undefined) return `${amount}${unit}`;
  if (!Array.isArray(components)) return JSON.stringify(value);
  return `${colorSpace}(${components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
}

/** Texts by message id. */
export function textsIn(messages: unknown): Map<string, string> {
  if (!isObject(messages)) return new Map();
  return new Map(Object.entries(messages).map(([id, text]) => [id, String(text)]));
}

/** The versions in a lockfile by package name; several when there are nested copies. */
export function versionsIn(lockfile: unknown): Map<string, string> {
  const packages = isObject(lockfile) && isObject(lockfile.packages) ? lockfile.packages : {};
  const versions = Object.entries(packages).flatMap(([path, entry]) => {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    return name && isObject(entry) ? [{ name, version: String(entry.version) }] : [];
  });
  return new Map(
    [...Map.groupBy(versions, ({ name }) => name)].map(([name, copies]) => [
      name,
      [...new Set(copies.map(({ version }) => version))].sort().join(' and '),
    ]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
