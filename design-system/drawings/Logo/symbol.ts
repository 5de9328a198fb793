/** The brand's symbol, a sun rising over two hills, in a box of `width` by `height`. */
export const SYMBOL = {
  width: 40,
  height: 32,
  sun: { cx: 23, cy: 14, r: 9 },
  hill: 'M0 27c7-10 15-10 22-4s12 5 18 0v9H0z',
};
