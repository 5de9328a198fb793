import { UserError } from '../../lib/user-error.ts';

/** How a language separates decimals; the other of the two signs stands between its thousands. */
export type DecimalSign = '.' | ',';

/**
 * A number as people of either language write it, perhaps with a sign of money: `3,300.50`, `1.000,00 €`.
 * Undefined for what is none.
 * @param decimal that of the language of its file
 * @throws UserError for what is one number here and another in the other language, such as `5.000`
 */
export function readNumber(text: string, decimal: DecimalSign): number | undefined {
  const digits = text.replace(/^€\s*|\s*€$/g, '');
  assertOneReading(digits, text, decimal);
  const grouped = digits.match(GROUPED)?.groups;
  const { whole, decimals = '0' } = grouped ?? digits.match(PLAIN)?.groups ?? {};
  return whole === undefined ? undefined : Number(`${whole.replaceAll(/[^\d-]/g, '')}.${decimals}`);
}

/**
 * Refuses JSON with a number that people may have meant as thousands: `[2.500, 3.400]`.
 * @throws UserError that names the number
 */
export function assertNoThousands(json: string): void {
  for (const [number] of json.replaceAll(QUOTED, '').matchAll(/-?\d[\d.e+-]*/gi))
    assertOneReading(number, number, '.');
}

/** The same sign stands between all thousands, and another one before the decimals. */
const GROUPED =
  /^(?<whole>-?[1-9]\d{0,2}(?<sign>[.,\s’'])\d{3}(?:\k<sign>\d{3})*)(?:(?!\k<sign>)[.,](?<decimals>\d+))?$/;

const PLAIN = /^(?<whole>-?\d+)(?:[.,](?<decimals>\d+))?$/;

const QUOTED = /"(?:[^"\\]|\\.)*"/g;

/** Three digits behind the decimal sign are thousands in the other language. */
function assertOneReading(digits: string, text: string, decimal: DecimalSign): void {
  const [, whole, sign, group = ''] = digits.match(/^(-?[1-9]\d{0,2})([.,])(\d{3})$/) ?? [];
  if (sign !== decimal) return;
  const decimals = /[1-9]$/.test(group) ? `${group}0` : group.replace(/0+$/, '');
  const small = decimals === '' ? whole : `${whole}${sign}${decimals}`;
  throw new UserError(
    `"${text}" may be ${whole}${group} or ${small}. Write the one that is meant like this.`,
  );
}
