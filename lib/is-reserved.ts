/**
 * Whether JavaScript has a word that a part of the project would be named by, which no code can then
 * call its own: `delete` of a brand, `Delete` of a section, whose kind is `delete`, `Map` of a component.
 */
export function isReserved(name: string): boolean {
  const kind = name.slice(0, 1).toLowerCase() + name.slice(1);
  return WORDS.has(kind) || GLOBALS.has(name);
}

/** In modules, where more are reserved than elsewhere. */
const WORDS = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export
  extends false finally for function if implements import in instanceof interface let new null package
  private protected public return static super switch this throw true try typeof undefined var void while
  with yield`.split(/\s+/),
);

/** Those that a component could be named after; Biome refuses to hide them. */
const GLOBALS = new Set(
  `Array Boolean Date Error Function Infinity Intl Iterator Map Math Number Object Promise Proxy Reflect Set
  String Symbol`.split(/\s+/),
);
