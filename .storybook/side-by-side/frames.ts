/** What frames differ in: of each setting of the toolbar, or of the width, the values that are shown. */
export type Selection = Readonly<Record<string, readonly string[]>>;

/** What one frame shows: a value of each setting that frames differ in. */
export type Frame = Readonly<Record<string, string>>;

/** More would be too small to read. */
export const MOST_FRAMES = 6;

/** The name of the width in px among the settings. */
export const WIDTH = 'width';

/** A selection as the address has it, such as `locale:en,de;width:360`. */
export function formatSelection(selection: Selection): string {
  return Object.entries(selection)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name}:${values.join(',')}`)
    .join(';');
}

export function parseSelection(text: string): Selection {
  const parts = text.split(';').map((part) => part.split(':'));
  return Object.fromEntries(
    parts.flatMap(([name, values]) => (name && values ? [[name, values.split(',')]] : [])),
  );
}

/** Every combination of the values; of the last setting the values change from frame to frame. */
export function listFrames(selection: Selection): Frame[] {
  return Object.entries(selection).reduce<Frame[]>(
    (frames, [name, values]) =>
      frames.flatMap((frame) => values.map((value) => ({ ...frame, [name]: value }))),
    [{}],
  );
}

/** The same selection with a value more or less, its settings and values in the order of the choices. */
export function toggle(
  selection: Selection,
  [setting, value]: readonly [string, string],
  choices: Selection,
): Selection {
  const sorted = Object.entries(choices).map(([name, all]) => {
    const isChosen = (one: string) => selection[name]?.includes(one) ?? false;
    return [
      name,
      all.filter((one) => isChosen(one) !== (name === setting && one === value)),
    ] as const;
  });
  return Object.fromEntries(sorted.filter(([, values]) => values.length > 0));
}

/** The frames in rows: those that differ only in the last setting stand in one, others in up to two. */
export function listRows(frames: readonly Frame[], selection: Selection): Frame[][] {
  const counts = Object.values(selection)
    .map(({ length }) => length)
    .filter((count) => count > 1);
  const { length } = frames;
  const columns =
    (counts.length > 1 ? counts.at(-1) : length > 3 && Math.ceil(length / 2)) || length;
  const starts = [...frames.keys()].filter((at) => at % columns === 0);
  return starts.map((at) => frames.slice(at, at + columns));
}
