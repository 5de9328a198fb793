/**
 * What the model leaves out, in the order of docs/calculation.md, section 13. Names and consequences
 * are the messages `comparison.detail.leavesOut.<key>.*`.
 */
export const LEFT_OUT = [
  'healthContributions',
  'death',
  'holidays',
  'partialPayouts',
  'guenstigerpruefung',
  'storno',
  'abroad',
  'losses',
  'distributing',
  'altersvorsorgedepot',
] as const;
