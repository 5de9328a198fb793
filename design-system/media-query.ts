/** What a script asks `matchMedia`; the theme's breakpoints are written for style sheets. */
export function mediaQuery(rule: string): string {
  return rule.replace('@media ', '');
}
