interface Reading {
  /** Whether values have no decimals. */
  isWhole: boolean;
  /** Whether it is an amount of money. */
  isMoney: boolean;
  /** The power of ten that the unit stands for. */
  exponent: number;
}

/** The size of a number from its digits and separators; `NaN` where they can be read in two ways. */
export function readDigits(text: string, reading: Reading): number {
  const digits = text.replace(/['’‘ʼ´`′]/g, "'").replace(/\s/g, ' ');
  const [whole = '', decimals = ''] = splitGrouped(digits, reading) ?? splitPlain(digits, reading);
  const isNumber = whole + decimals !== '' && whole.replace(/^0+/, '').length <= MOST_DIGITS;
  return isNumber ? Number(`${whole}.${decimals}e${reading.exponent}`) : Number.NaN;
}

/** A number keeps no more. */
const MOST_DIGITS = 15;

/** Whole and decimals of digits in groups of three: «1.234», «1'234.50»; nothing for other digits. */
function splitGrouped(digits: string, reading: Reading): string[] | undefined {
  const { whole, by, more, point, decimals } = GROUPED.exec(digits)?.groups ?? {};
  if (whole === undefined || by === point) return undefined;
  // «1 234.567»: the point may be a slip.
  if (point === '.' && by !== ',' && decimals?.length === 3) return [];
  const isSure = more !== '' || point !== undefined || by === "'" || by === ' ';
  if (!isSure && !canBeGrouped(by, reading))
    return by === ',' && !reading.exponent ? undefined : [];
  return [whole.replace(/\D/g, ''), decimals ?? ''];
}

const GROUPED =
  /^(?<whole>[1-9]\d{0,2}(?<by>[.,' ])\d{3}(?<more>(?:\k<by>\d{3})*))(?:(?<point>[.,])(?<decimals>\d+))?$/;

/** Whether a single separator before three digits groups thousands rather than begins decimals. */
function canBeGrouped(by: string | undefined, { isWhole, isMoney, exponent }: Reading): boolean {
  return exponent === 0 && (isWhole || (by === '.' && isMoney));
}

/** The same of digits without groups: «1234», «1234,56», «,5». */
function splitPlain(digits: string, { isWhole }: Reading): string[] {
  if (/^\d+$/.test(digits)) return [digits];
  const { whole = '', point, decimals = '' } = DECIMAL.exec(digits)?.groups ?? {};
  // «1.2345» and «1234.567»: a digit too many, or one of the wrong notation.
  const isSlip = isWhole && point === '.' && decimals.length > 2 && Number(whole) > 0;
  return isSlip ? [] : [whole, decimals];
}

const DECIMAL = /^(?<whole>0|[1-9]\d*)?(?<point>[.,])(?<decimals>\d+)$/;
