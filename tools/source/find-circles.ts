/** A file, and one that it imports. */
export interface Arrow {
  from: string;
  to: string;
}

/** What to do about the circle of imports that a file is in, where it is in one. */
export function describeCircle(file: string, imports: readonly Arrow[]): string | undefined {
  const circle = findCircles(imports).find((files) => files.includes(file));
  return (
    circle &&
    `${circle.join(', ')} import each other in a circle, so one of them is read before it is whole. Move what they share into a file of its own.`
  );
}

/** Groups of files that import each other in a circle, each sorted. */
export function findCircles(imports: readonly Arrow[]): string[][] {
  const next = Map.groupBy(imports, ({ from }) => from);
  const reached = new Map([...next.keys()].map((file) => [file, findReached(file)]));
  const circles = [...reached].flatMap(([file, files]) =>
    files.has(file) ? [[...files].filter((other) => reached.get(other)?.has(file)).sort()] : [],
  );
  // Each of its files has found the same circle.
  return [...new Map(circles.map((circle) => [circle[0], circle])).values()];

  function findReached(file: string): ReadonlySet<string> {
    const found = new Set(next.get(file)?.map(({ to }) => to));
    // Iterating over a Set also visits elements added during the iteration.
    for (const one of found) for (const { to } of next.get(one) ?? []) found.add(to);
    return found;
  }
}
