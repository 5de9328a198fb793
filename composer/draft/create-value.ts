import { ownPrefix } from '../../site/landings/landing-files.ts';
import type { Field } from '../../site/sections/field.ts';
import { type Draft, type FieldOwner, type FieldPath, stringsIn } from './draft.ts';

/**
 * A value to begin with for a field of a draft: the lowest number, the first choices, and messages
 * that are still to be written.
 */
export function createValue(draft: Draft, of: FieldOwner, path: FieldPath, field: Field): unknown {
  switch (field.type) {
    case 'text':
      return newId(draft, of, path);
    case 'choice':
      return field.values[0];
    case 'number':
      return field.min;
    case 'flag':
      return false;
    case 'list':
      return Array.from({ length: field.min }, (_, at) =>
        field.of.type === 'choice'
          ? field.of.values[at]
          : createValue(draft, of, [...path, at], field.of),
      );
    case 'group':
      return Object.fromEntries(
        Object.entries(field.fields)
          .filter(([, part]) => part.type !== 'optional')
          .map(([name, part]) => [name, createValue(draft, of, [...path, name], part)]),
      );
    case 'optional':
      return createValue(draft, of, path, field.of);
  }
}

/** An id that no section shows yet, as the other landings name theirs: `argument.point3.title`. */
function newId(draft: Draft, of: FieldOwner, path: FieldPath): string {
  const shown = new Set([...draft.sections, draft.listing].flatMap(stringsIn));
  const idOf = (after: number) =>
    ownPrefix(draft.name) + [PARTS[of] ?? of, ...wordsOf(path, after)].join('.');
  const free = Array.from({ length: shown.size + 1 }, (_, after) => idOf(after));
  return free.find((id) => !shown.has(id)) ?? idOf(0);
}

/** Sections whose message ids do not use the name of their kind. */
const PARTS: Partial<Record<FieldOwner, string>> = { pensionGap: 'gap' };

/** `['points', 2, 'title']` becomes `point3`, `title`. */
function wordsOf(path: FieldPath, after: number): string[] {
  return path.flatMap((step, at) => {
    if (typeof step === 'number') return [];
    const entry = path[at + 1];
    return typeof entry === 'number' ? `${step.replace(/s$/, '')}${entry + 1 + after}` : step;
  });
}
