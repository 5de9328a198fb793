/** What differs between themes; all the rest of one follows from it. */
export interface ThemeData {
  brand: string;
  typography: object;
  duration: object;
  /** The width from which each breakpoint is, and up to which the one below it. */
  from: Readonly<Record<string, string>>;
  below: Readonly<Record<string, string>>;
  values: Values;
  /** Selects what in a page has the variables. */
  scope: string;
}

/** Groups of values within groups, as tokens are. A colour that differs in the dark is a pair. */
export interface Values {
  [name: string]: Value | Values;
}

type Value = string | readonly [light: string, dark: string];

/** The part of MUI's theme that our components read, made in a browser from its data. */
export function createBrowserTheme(data: ThemeData) {
  const { brand, typography, duration, from, below, values, scope } = data;
  const declared: Record<string, string> = {};
  return {
    brand,
    typography,
    transitions: { duration },
    vars: nameVariables(values, declared),
    breakpoints: {
      up: (key: string) => `@media (min-width:${from[key]})`,
      down: (key: string) => `@media (max-width:${below[key]})`,
    },
    containerQueries: { up: (key: string) => `@container (min-width:${from[key]})` },
    generateStyleSheets: () => ({ [scope]: declared }),
  };
}

/** The variables of values, named by the way to each, as a style reads them; notes what declares them. */
function nameVariables(values: Values, declared: Record<string, string>, path = '--fb'): Values {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const name = `${path}-${key}`;
      if (isGroup(value)) return [key, nameVariables(value, declared, name)];
      const [light, pair] =
        typeof value === 'string' ? [value, value] : [value[0], `light-dark(${value})`];
      declared[name] = pair;
      return [key, `var(${name}, ${light})`];
    }),
  );
}

function isGroup(value: Value | Values): value is Values {
  return typeof value === 'object' && !Array.isArray(value);
}
