/** Text of a tooltip, and the name of its button. */
export interface Hint {
  /** The accessible name of its button, e.g. `More about ETF cost`. */
  label: string;
  text: string;
}
