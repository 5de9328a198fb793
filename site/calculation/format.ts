/**
 * Writes a finite fraction as a percentage in German notation: 0.0123 becomes «1,23 %». Two
 * decimals below 10 %, one below 100 %, else none, decided before rounding; rounded half away
 * from zero on the shortest decimal representation; thousands parted by a point; a no-break
 * space before the sign; zero never carries a minus. By hand, so that every runtime agrees.
 */
export function formatByMagnitude(fraction: number): string {
  const size = Math.abs(fraction);
  const decimals = size < 0.1 ? 2 : size < 1 ? 1 : 0;
  const units = roundedUnits(size, 2 + decimals);
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const rest = digits.slice(digits.length - decimals);
  const sign = fraction < 0 && units !== 0n ? '-' : '';
  return `${sign}${groupThousands(whole)}${rest === '' ? '' : `,${rest}`}${NO_BREAK_SPACE}%`;
}

const NO_BREAK_SPACE = '\u00a0';

/**
 * A number ≥ 0 times a power of ten, rounded half up. It works on the number's decimal digits,
 * where 0.00125 is a tie; its binary value lies beside one.
 */
function roundedUnits(value: number, powerOfTen: number): bigint {
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const shift = Number(exponent) - (digits.length - 1) + powerOfTen;
  if (shift >= 0) return BigInt(digits + '0'.repeat(shift));
  const cut = digits.padStart(1 - shift, '0');
  const kept = BigInt(cut.slice(0, shift));
  return cut.charAt(cut.length + shift) >= '5' ? kept + 1n : kept;
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}
