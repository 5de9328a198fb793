/**
 * What an attribute or `matchMedia` takes: the theme's breakpoints, such as
 * `theme.breakpoints.up('md')`, are written for style sheets.
 */
export function mediaQuery(rule: string): string {
  return rule.replace('@media ', '');
}
