/** What stands behind the (i) beside a word. */
export interface Hint {
  /** The accessible name of its button, e.g. `More about ETF cost`. */
  label: string;
  text: string;
}
