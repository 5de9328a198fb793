import { diff } from 'node:util';

/** How many unchanged lines are shown around a change. */
const CONTEXT = 3;

/** The lines that differ, marked with `-` and `+`, and those around them; nothing for equal texts. */
export function formatDifferences(before: string, after: string): string {
  const lines = diff(before.split('\n'), after.split('\n')).map(
    ([kind, line]) => `${MARKS[kind]} ${line}`,
  );
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

const MARKS = { '-1': '+', 0: ' ', 1: '-' };
