/** What a figure means for the reader. What is too small to be shown is `zero`. */
export type Trend = 'gain' | 'loss' | 'zero';
