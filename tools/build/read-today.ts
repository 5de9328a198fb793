/** The day on which a command runs, as `YYYY-MM-DD`, everywhere the same at the same moment. */
export function readToday(): string {
  return new Date().toISOString().slice(0, 10);
}
