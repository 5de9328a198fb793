import fc from 'fast-check';

/** A mistake of an editor in a JSON file: picks where by fractions of what there is to pick from. */
export type Mutation = (text: string) => string;

/** What comes of hurried edits: a wrong value, a lost or doubled key, half a file, a merge. */
export const anyMutation: fc.Arbitrary<Mutation> = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), fc.nat())
  .map(
    ([where, how]) =>
      (text) =>
        mutate(text, where, how),
  );

const VALUES: readonly unknown[] = [
  ...[null, '', 'x', 0, -3, 1e9, true, [], {}, [null], { $value: null }, '{no.such.token}'],
  ...[
    '{product}}',
    { value: 30, unit: 'rem' },
    { value: 0.15, unit: 's' },
    { value: 5, unit: 'em' },
  ],
];

function mutate(text: string, where: number, how: number): string {
  const value: unknown = JSON.parse(text);
  const places = listPlaces(value);
  const place = places[Math.floor(where * places.length)];
  const [, kind = replaceValue] = KINDS[how % KINDS.length] ?? [];
  const at = Math.floor(where * text.length);
  if (how % 11 === 0) return text.slice(0, at);
  if (how % 13 === 0) return `${text.slice(0, at)}${text.slice(at + 1)}`;
  if (how % 17 === 0) return '';
  if (how % 19 === 0) return `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> other\n`;
  if (!place) return 'null';
  return kind(value, place, how);
}

interface Place {
  parent: Record<string, unknown>;
  key: string;
}

type Kind = (root: unknown, place: Place, how: number) => string;

const replaceValue: Kind = (root, { parent, key }, how) => {
  parent[key] = VALUES[how % VALUES.length];
  return write(root);
};

const KINDS: readonly (readonly [string, Kind])[] = [
  ['another value', replaceValue],
  [
    'no value',
    (root, { parent, key }) => {
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else delete parent[key];
      return write(root);
    },
  ],
  [
    'another key',
    (root, { parent, key }) => {
      parent[`${key}x`] = parent[key];
      if (!Array.isArray(parent)) delete parent[key];
      return write(root);
    },
  ],
  [
    'a key twice',
    (root, { parent, key }) => {
      parent['@@'] = parent[key];
      return write(root).replace('"@@"', JSON.stringify(key));
    },
  ],
  [
    'a value within itself',
    (root, { parent, key }) => {
      parent[key] = structuredClone(parent);
      return write(root);
    },
  ],
];

function write(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function listPlaces(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string, unknown>;
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...listPlaces(parent[key])]);
}
