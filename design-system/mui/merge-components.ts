import type { Components, Theme } from '@mui/material/styles';

interface Entry {
  defaultProps?: object;
  styleOverrides?: Record<string, unknown>;
  variants?: readonly unknown[];
}

type Entries = Readonly<Record<string, Entry | undefined>>;

/** Entries of a theme for MUI's components with those of an application: its styles come after ours. */
export function mergeComponents(ours: Components<Theme>, theirs: object = {}): Components<Theme> {
  const known = ours as Entries;
  const added = Object.entries(theirs as Entries).map(([name, entry]) => [
    name,
    merge(known[name] ?? {}, entry ?? {}),
  ]);
  return { ...ours, ...Object.fromEntries(added) };
}

function merge(one: Entry, other: Entry): Entry {
  const { styleOverrides: own = {} } = one;
  const slots = Object.entries(other.styleOverrides ?? {}).map(([slot, style]) => [
    slot,
    own[slot] ? [own[slot], style] : style,
  ]);
  return {
    ...one,
    ...other,
    defaultProps: { ...one.defaultProps, ...other.defaultProps },
    styleOverrides: { ...own, ...Object.fromEntries(slots) },
    variants: [...(one.variants ?? []), ...(other.variants ?? [])],
  };
}
