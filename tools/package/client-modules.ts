/** What only a browser, or React's rendering for one, can run: hooks, handlers, styles, and MUI's components. */
const IMPORTS = /^(react|@emotion\/.+|@mui\/material\/(?!styles$).+)$/;
const CALLS = /\b(styled|use[A-Z]\w*)\(|\bon(Blur|Change|Click|Focus|Input|KeyDown|Submit):/;

/**
 * Whether a module has to say `'use client'`. The functions of a table's variant have to stay in the browser,
 * where its table calls them.
 * @param imports the modules that it imports
 */
export function isForClient(file: string, imports: readonly string[], code: string): boolean {
  if (/\/variants\//.test(file)) return true;
  return imports.some((module) => IMPORTS.test(module)) || CALLS.test(code);
}
