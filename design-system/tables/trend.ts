/** Whether a figure is good or bad for the reader. One too small to be shown is `zero`. */
export type Trend = 'gain' | 'loss' | 'zero';
