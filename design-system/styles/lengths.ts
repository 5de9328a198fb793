/** A length that grows with the text it stands in: `ems(8)` always has room for about 16 letters. */
export function ems(count: number): string {
  return `${count}em`;
}

/** A length as a share of another: a hundredth of a percent is too little to be seen. */
export function percents(count: number): string {
  return `${Math.round(100 * count) / 100}%`;
}

/**
 * A font size that never outgrows its container, however large a visitor sets the text.
 * @param percent the most it may be of the width of the nearest `containerType: 'inline-size'`
 */
export function fitted(fontSize: string | number | undefined, percent: number): string {
  return `min(${fontSize}, ${percent}cqi)`;
}

/** A length as a share of the width of the nearest `containerType: 'inline-size'`, in percent. */
export function ofWidth(percent: number): string {
  return `${percent}cqi`;
}

/** A length as a share of the height of the nearest `containerType: 'size'`, in percent. */
export function ofHeight(percent: number): string {
  return `${percent}cqb`;
}
