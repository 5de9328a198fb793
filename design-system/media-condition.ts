/** The condition of a breakpoint, such as `theme.breakpoints.up('md')`, as an attribute takes it. */
export function mediaCondition(query: string): string {
  return query.replace('@media ', '');
}
