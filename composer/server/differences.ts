import diffSequences from '@jest/diff-sequences';

/** How many unchanged lines are shown around a change. */
const CONTEXT = 3;

/** The lines that differ, marked with `-` and `+`, and those around them; nothing for equal texts. */
export function formatDifferences(before: string, after: string): string {
  const lines = compareLines(before.split('\n'), after.split('\n'));
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some((line) => !line.startsWith(' ')),
  );
  return lines
    .flatMap((line, at) => {
      if (isNear[at]) return line;
      return isNear[at + 1] ? '…' : [];
    })
    .join('\n');
}

function compareLines(before: readonly string[], after: readonly string[]): string[] {
  const lines: string[] = [];
  let [removed, added] = [0, 0];
  const addUntil = (beforeEnd: number, afterEnd: number) => {
    lines.push(
      ...before.slice(removed, beforeEnd).map((line) => `- ${line}`),
      ...after.slice(added, afterEnd).map((line) => `+ ${line}`),
    );
  };
  diffSequences(
    before.length,
    after.length,
    (one, other) => before[one] === after[other],
    (count, beforeStart, afterStart) => {
      addUntil(beforeStart, afterStart);
      [removed, added] = [beforeStart + count, afterStart + count];
      lines.push(...before.slice(beforeStart, removed).map((line) => `  ${line}`));
    },
  );
  addUntil(before.length, after.length);
  return lines;
}
