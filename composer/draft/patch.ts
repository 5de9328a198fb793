import diffSequences from '@jest/diff-sequences';

/** A file of the project, from its folder, and what is to be in it. */
export interface WrittenFile {
  file: string;
  text: string;
}

/** How many unchanged lines a patch shows around a change. */
const CONTEXT = 3;

/**
 * The changes as a patch for `git apply`.
 * @param before the texts of the files as they are now, by path; missing for a new file
 */
export function patchOf(
  changes: readonly WrittenFile[],
  before: ReadonlyMap<string, string>,
): string {
  return changes.map(({ file, text }) => filePatch(file, before.get(file), text)).join('');
}

function filePatch(file: string, before: string | undefined, after: string): string {
  if (before === after) return '';
  const head = [
    `diff --git a/${file} b/${file}`,
    ...(before === undefined ? ['new file mode 100644'] : []),
    before === undefined ? '--- /dev/null' : `--- a/${file}`,
    `+++ b/${file}`,
  ];
  return [...head, ...hunks(linesOf(before), linesOf(after))].map((line) => `${line}\n`).join('');
}

function linesOf(text: string | undefined): string[] {
  return text ? text.replace(/\n$/, '').split('\n') : [];
}

/** A line of the comparison, with the number of lines before it in each text. */
interface Line {
  sign: ' ' | '-' | '+';
  text: string;
  before: number;
  after: number;
}

function hunks(before: readonly string[], after: readonly string[]): string[] {
  const lines = compared(before, after);
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ sign }) => sign !== ' '),
  );
  const starts = isNear.flatMap((near, at) => (near && !isNear[at - 1] ? [at] : []));
  return starts.flatMap((start) => {
    const length = isNear.slice(start).indexOf(false);
    return hunk(lines.slice(start, length < 0 ? undefined : start + length));
  });
}

function hunk(lines: readonly Line[]): string[] {
  const range = (side: 'before' | 'after', other: '-' | '+') => {
    const count = lines.filter(({ sign }) => sign !== other).length;
    return `${(lines[0]?.[side] ?? 0) + (count > 0 ? 1 : 0)},${count}`;
  };
  return [
    `@@ -${range('before', '+')} +${range('after', '-')} @@`,
    ...lines.map(({ sign, text }) => sign + text),
  ];
}

function compared(before: readonly string[], after: readonly string[]): Line[] {
  const lines: Line[] = [];
  const at = { before: 0, after: 0 };
  const take = (sign: Line['sign'], text = '') => {
    lines.push({ sign, text, ...at });
    if (sign !== '+') at.before += 1;
    if (sign !== '-') at.after += 1;
  };
  const takeUntil = (beforeEnd: number, afterEnd: number) => {
    while (at.before < beforeEnd) take('-', before[at.before]);
    while (at.after < afterEnd) take('+', after[at.after]);
  };
  diffSequences(
    before.length,
    after.length,
    (one, other) => before[one] === after[other],
    (count, beforeStart, afterStart) => {
      takeUntil(beforeStart, afterStart);
      for (let step = 0; step < count; step += 1) take(' ', before[at.before]);
    },
  );
  takeUntil(before.length, after.length);
  return lines;
}
