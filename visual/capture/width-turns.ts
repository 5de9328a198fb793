const LENGTH = /([\d.]+)(px|r?em)/;

const COMPARISON = new RegExp(
  `(?:(?:min|max)-width:|width\\s*[<>]=?)\\s*${LENGTH.source}|${LENGTH.source}\\s*[<>]=?\\s*(?=width)`,
  'g',
);

/** Comparisons whose answer turns above their length, not at it; before the word `width` mirrored. */
const TURNING_ABOVE = ['max-width:', 'width<=', 'width>', '>=', '<'];

/** In media queries `em` and `rem` are always the browser's own size. */
const PX_PER_EM = 16;

/** The widths in px from which on a media query answers differently than one px below. */
export function widthTurns(media: string): number[] {
  return [...media.matchAll(COMPARISON)].map(([comparison]) => {
    const [length = '', number = '', unit] = LENGTH.exec(comparison) ?? [];
    const px = Number(number) * (unit === 'px' ? 1 : PX_PER_EM);
    const sign = comparison.replace(length, '').replaceAll(/\s/g, '');
    return TURNING_ABOVE.includes(sign) ? Math.floor(px) + 1 : Math.ceil(px);
  });
}
