import type { Cause } from '../results/report.ts';

/** A change of a file, or of one named value inside it. */
export interface Change {
  kind: Cause['kind'];
  /** Path relative to the project's folder. */
  file: string;
  /** A token's id, a message's id, a package's name; absent for the whole file. */
  name?: string;
  /** `before` is absent for additions, `after` for removals. */
  before?: string | undefined;
  after?: string | undefined;
}

/** The named values that were changed, added or removed. */
export function changesInside(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Required<Pick<Change, 'name' | 'before' | 'after'>>[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .sort()
    .map((name) => ({ name, before: before.get(name), after: after.get(name) }))
    .filter((change) => change.before !== change.after);
}

/** A change as a cause, with its values where they are short enough for a title. */
export function causeOf({ kind, file, name, before, after }: Change): Cause {
  if (name === undefined) return { kind, file };
  if (kind === 'message') return { kind, file, detail: name };
  const values = `${before ?? 'nothing'} → ${after ?? 'nothing'}`;
  return { kind, file, detail: `${name}${kind === 'token' ? ':' : ''} ${values}` };
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
