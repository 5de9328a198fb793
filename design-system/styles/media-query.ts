/**
 * A media query for an attribute or for `matchMedia`: the theme's breakpoints, such as
 * `theme.breakpoints.up('md')`, are written for style sheets.
 */
export function toMediaQuery(rule: string): string {
  return rule.replace('@media ', '');
}
