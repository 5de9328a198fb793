import { parse } from 'node:path';
import { isRecord } from '../../lib/objects.ts';
import type { Cause } from '../model/report.ts';

/** A change of a file, or of one named value inside it. */
export interface Change {
  kind: Cause['kind'];
  /** Path relative to the project's folder. */
  file: string;
  /** A token's id, a message's id, a package's name, a path in a landing; absent for the whole file. */
  name?: string;
  /** Whether the whole file is new: its values are one cause. */
  isNew?: boolean;
  /** What has happened, where it is more than a value that became another. */
  what?: string | undefined;
  /** The components of MUI that it styles, as their theme names them. */
  styled?: readonly string[];
  /** What stands on a page because of it. */
  texts?: readonly string[];
  /** `before` is absent for additions, `after` for removals. */
  before?: string | undefined;
  after?: string | undefined;
}

/** The named values that were changed, added or removed. */
export function diffValues(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Required<Pick<Change, 'name' | 'before' | 'after'>>[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .sort()
    .map((name) => ({ name, before: before.get(name), after: after.get(name) }))
    .filter((change) => change.before !== change.after);
}

/** A change as a cause, with its values where they are short enough for a title. */
export function describeCause({ kind, file, name, isNew, what, ...values }: Change): Cause {
  if (isNew) return { kind: 'content', file };
  if (name === undefined) return { kind, file };
  if (what) return { kind, file, detail: `${name}: ${what}` };
  if (kind === 'message') return { kind, file, detail: name };
  const { before = 'nothing', after = 'nothing' } = values;
  return { kind, file, detail: `${name}${kind === 'token' ? ':' : ''} ${before} → ${after}` };
}

/** What evidence says of a picture in a page, however the build names its file: `/valley/`. */
export function nameFile(file: string): string {
  return `/${parse(file).name}/`;
}

/** Values by token id. Ids contain the names of their groups; keys that start with $ are properties. */
export function readTokens(node: unknown, path: readonly string[] = []): Map<string, string> {
  if (!isRecord(node)) return new Map();
  if ('$value' in node) return new Map([[path.join('.'), formatValue(node.$value)]]);
  const inner = Object.entries(node).filter(([key]) => !key.startsWith('$'));
  return new Map(inner.flatMap(([key, child]) => [...readTokens(child, [...path, key])]));
}

/** `oklch(0.38 0.028 176)`, `8px`, `{base.neutral.ink}`, a shadow `{shadowColor.soft} 0px 2px 12px`. */
function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatValue).join(', ');
  if (!isRecord(value)) return String(value);
  const { colorSpace, components, alpha, value: amount, unit } = value;
  if (unit !== undefined) return `${amount}${unit}`;
  if (!Array.isArray(components)) return Object.values(value).map(formatValue).join(' ');
  return `${colorSpace}(${components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
}

/** Messages by id. */
export function readMessages(messages: unknown): Map<string, string> {
  return new Map(Object.entries(Object(messages)).map(([id, text]) => [id, String(text)]));
}

/** The versions in a lockfile by package name; several when there are nested copies. */
export function readVersions(lockfile: unknown): Map<string, string> {
  const packages = isRecord(lockfile) && isRecord(lockfile.packages) ? lockfile.packages : {};
  const versions = new Map<string, Set<string>>();
  for (const [path, entry] of Object.entries(packages)) {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    if (!name || !isRecord(entry)) continue;
    versions.set(name, (versions.get(name) ?? new Set()).add(String(entry.version)));
  }
  return new Map([...versions].map(([name, own]) => [name, [...own].sort().join(' and ')]));
}
