import { isRecord } from '../../lib/objects.ts';
import { abbreviate } from '../model/abbreviate.ts';
import { nameFile } from './changes-in-file.ts';

/** What stands on a page because of a change; where items are gone, what the others say. */
export interface Said {
  texts: string[];
  /** Values that may be ids of texts; others stand in many places by chance. */
  ids: string[];
}

/** A change of a value, of a text or of what a list has, within a content file. */
export interface ContentChange extends Said {
  /** Its path, such as `sections.hero.title`: sections are named by their kind. */
  name: string;
  /** Of a text. */
  language?: string | undefined;
  /** `before` is absent for additions, `after` for removals. */
  before?: string | undefined;
  after?: string | undefined;
  /** What has happened to the items of a list: `order of “Costs” and “Taxes”`. */
  what?: string;
}

/** Where a change is. */
type Place = Readonly<{ path: readonly string[]; language?: string | undefined }>;

/**
 * The changes of parsed content. Items of a list are told by what they say, not by their number, so that
 * one that comes, goes or moves is one change.
 */
export function diffContent(
  before: unknown,
  after: unknown,
  place: Place = { path: [] },
): ContentChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const node = after ?? before;
  if (Array.isArray(node)) return diffLists(readItems(before), readItems(after), place);
  if (isRecord(node)) return diffRecords(Object(before), Object(after), place.path);
  const [was, is] = [before, after].map((value) =>
    value === undefined ? undefined : String(value),
  );
  return [{ ...describe(place, [after]), before: was, after: is }];
}

type Parts = Readonly<Record<string, unknown>>;

function diffRecords(before: Parts, after: Parts, path: readonly string[]): ContentChange[] {
  const keys = Object.keys({ ...before, ...after }).filter((key) => key !== 'kind');
  if (keys.includes('en'))
    return keys.flatMap((language) =>
      diffContent(before[language], after[language], { path, language }),
    );
  const named = new Map(Object.entries(after).map(([label, value]) => [label, { label, value }]));
  const changes = [
    ...describeOrder(Object.keys(before), named, { path }),
    ...keys.flatMap((key) => {
      const step = readKind(after[key] ?? before[key]) ?? key;
      return diffContent(before[key], after[key], { path: [...path, step] });
    }),
  ];
  // Which file a picture is and where it is cropped says nothing but the picture itself.
  const shown = [after.file, after.darkFile].flatMap((file) =>
    file ? nameFile(String(file)) : [],
  );
  return changes.map(({ texts, ...change }) => ({ ...change, texts: [...texts, ...shown] }));
}

/** An item of a list, with what names it. */
interface Item {
  label: string;
  value: unknown;
}

type Items = ReadonlyMap<string, Item>;

function diffLists(was: Items, is: Items, place: Place): ContentChange[] {
  const gone = [...was.keys()].filter((key) => !is.has(key));
  const come = [...is.keys()].filter((key) => !was.has(key));
  const kept = [...was.keys()].filter((key) => is.has(key));
  const isByKind = [...was.values(), ...is.values()].some(({ value }) => readKind(value));
  // As many items as are gone have come: they were edited.
  const isEdited = !isByKind && gone.length === come.length;
  const edited = new Map(isEdited ? gone.map((key, index) => [key, come[index] ?? key]) : []);
  const pairs = isByKind ? kept.map((key) => [key, key] as const) : [...edited];
  const places = [...is.keys()];
  const list = (keys: readonly string[], items: Items) =>
    keys.flatMap((key) => items.get(key) ?? []);
  const rest = list(isByKind ? [] : kept, is).map(({ value }) => value);
  return [
    ...(isEdited
      ? []
      : [
          ...describeItems('without', list(gone, was), place, rest),
          ...describeItems('with', list(come, is), place),
        ]),
    ...describeOrder(
      [...was.keys()].map((key) => edited.get(key) ?? key),
      is,
      place,
    ),
    ...pairs.flatMap(([key, other]) => {
      const step = isByKind ? key : String(places.indexOf(other));
      return diffContent(was.get(key)?.value, is.get(other)?.value, {
        ...place,
        path: [...place.path, step],
      });
    }),
  ];
}

/** Items by what they say, or by their kind: of several of one kind the others are numbered. */
function readItems(node: unknown): Items {
  const items = new Map<string, Item>();
  const list: readonly unknown[] = Array.isArray(node) ? node : [];
  for (const value of list) {
    const kind = readKind(value);
    const alike = list
      .slice(0, list.indexOf(value))
      .filter((one) => kind && readKind(one) === kind);
    const key = kind && alike.length > 0 ? `${kind} ${alike.length + 1}` : kind;
    items.set(key ?? JSON.stringify(value), { label: key ?? quote(value), value });
  }
  return items;
}

function readKind(value: unknown): string | undefined {
  return isRecord(value) && 'kind' in value ? String(value.kind) : undefined;
}

/** Those that do not stand in the order in which they stood. */
function describeOrder(before: readonly string[], after: Items, place: Place): ContentChange[] {
  const was = before.filter((key) => after.has(key));
  const is = [...after].filter(([key]) => was.includes(key));
  const moved = is.filter(([key], index) => key !== was[index]).map(([, item]) => item);
  return describeItems('order of', moved, place);
}

function describeItems(
  what: string,
  items: readonly Item[],
  place: Place,
  said: readonly unknown[] = items.map(({ value }) => value),
): ContentChange[] {
  if (items.length === 0) return [];
  const labels = items.map(({ label }) => label);
  const names = labels.length === 2 ? labels.join(' and ') : abbreviate(labels);
  return [{ ...describe(place, said), what: `${what} ${names}` }];
}

function describe({ path, language }: Place, said: readonly unknown[]) {
  return { name: path.join('.'), language, ...listSaid(said, language !== undefined) };
}

/** What parts of content say: texts in a language and sentences, and all other values. */
export function listSaid(values: readonly unknown[], isText = false): Said {
  const said: Said = { texts: [], ids: [] };
  for (const value of values) collect(value, isText);
  return said;

  function collect(value: unknown, isWords: boolean): void {
    if (Array.isArray(value) || isRecord(value)) {
      const inner = isWords || 'en' in value;
      for (const one of Object.values(value)) collect(one, inner);
    } else if (value !== undefined)
      said[isWords || String(value).includes(' ') ? 'texts' : 'ids'].push(String(value));
  }
}

/** What lines of code say: their strings, and the words between tags. */
export function readWords(lines: readonly string[]): Said {
  const words = lines.flatMap((line) =>
    [...line.matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`|(?:^|>)([^<>{}'"`=;()]+)(?:<|$)/g)].map(
      ([, ...groups]) => groups.join('').trim(),
    ),
  );
  return listSaid(words.filter((word) => word !== ''));
}

/** The first that an item says, as a name of it. */
function quote(item: unknown): string {
  const { texts, ids } = listSaid([item]);
  const [first = ''] = [...texts, ...ids];
  return `“${first.length > LONGEST ? `${first.slice(0, LONGEST)}…` : first}”`;
}

const LONGEST = 40;
