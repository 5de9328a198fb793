import ids from '../../tokens/ids.json' with { type: 'json' };

/** The groups of the theme whose names are not those of their tokens. */
const THEME_GROUPS: Readonly<Record<string, string>> = {
  elevation: 'shadow',
  ease: 'easing',
  fade: 'opacity',
  time: 'duration',
};

/** Tokens between which a distance grows with the screen. */
const FLUID: Readonly<Record<string, readonly string[]>> = {
  'space.gutter': ['space.m', 'space.xl'],
  'space.band': ['space.l', 'space.xxl'],
};

/** The tokens that styles name, as `theme.vars.space.m`, `vars.color.text` or `typography.note`, sorted. */
export function findTokenIds(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const chains = [...code.matchAll(/\w+(?:\.\w+)+/g)].flatMap(([chain]) => listNames(chain));
  const widths = [...code.matchAll(/breakpoints\.\w+\('(\w+)'/g)].map(
    ([, width]) => `breakpoint.${width}`,
  );
  const types = [...code.matchAll(/variant=(?:"|\{')(\w+)/g)].map(
    ([, type]) => `typography.${type}`,
  );
  const named = new Set([...chains, ...widths, ...types].flatMap((name) => FLUID[name] ?? name));
  // A type style is two tokens, and roles are also taken from `vars.color`.
  return ids.filter(
    (id) => named.has(id.replace(/\.(compact|wide)$|^color\./g, '')) || named.has(id),
  );
}

/** `theme.vars.elevation.raised` is also `vars.shadow.raised` and `shadow.raised`. */
function listNames(chain: string): string[] {
  const parts = chain.split('.');
  return parts.flatMap((part, start) => {
    const group = THEME_GROUPS[part] ?? part;
    const rest = parts.slice(start + 1);
    return rest.map((_part, at) => [group, ...rest.slice(0, at + 1)].join('.'));
  });
}
