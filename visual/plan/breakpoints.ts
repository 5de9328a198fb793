const LENGTH = /([\d.]+)(px|r?em)/;

const COMPARISON = new RegExp(
  `(?:(?:min|max)-width:|width\\s*[<>]=?)\\s*${LENGTH.source}|${LENGTH.source}\\s*[<>]=?\\s*(?=width)`,
  'g',
);

/** Comparisons whose result changes above their length, not at it; mirrored before the word `width`. */
const TURNING_ABOVE = ['max-width:', 'width<=', 'width>', '>=', '<'];

/** In media queries `em` and `rem` always refer to the browser's default font size. */
const PX_PER_EM = 16;

/** The widths in px at which a media query has a different result than one px below. */
export function findBreakpoints(media: string): number[] {
  return [...media.matchAll(COMPARISON)].map(([comparison]) => {
    const [length = '', number = '', unit] = LENGTH.exec(comparison) ?? [];
    const px = Number(number) * (unit === 'px' ? 1 : PX_PER_EM);
    const sign = comparison.replace(length, '').replaceAll(/\s/g, '');
    return TURNING_ABOVE.includes(sign) ? Math.floor(px) + 1 : Math.ceil(px);
  });
}
