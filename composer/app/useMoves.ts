import { moveEntry } from '../draft/draft.ts';
import { useComposer } from './composer-context.ts';

/** By how many places an arrow key moves an entry. */
export const ARROWS: Readonly<Record<string, number | undefined>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves and removes entries of a list, and says so to people who use a screen reader. */
export function useMoves<Entry>(
  entries: readonly Entry[],
  names: readonly string[],
  onChange: (entries: readonly Entry[]) => void,
) {
  const { announce } = useComposer();
  const move = (from: number, to: number) => {
    if (to === from || !(from in entries && to in entries)) return;
    onChange(moveEntry(entries, from, to));
    announce(`${names[from]} is now number ${to + 1} of ${entries.length}.`);
  };
  const remove = (at: number) => {
    onChange(entries.toSpliced(at, 1));
    announce(`${names[at]} is removed. Undo brings it back.`);
  };
  return { move, remove };
}
