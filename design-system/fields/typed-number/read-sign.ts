/**
 * The sign of a number, before or behind its currency, at the end of what stands before it: 1 or −1.
 * `undefined` where it may be no sign («A-500», «Gehalt - 500»), belongs to a telephone or to a word that
 * may be a currency («-SEK 500»), and for what looks like a sign («—500», «⁻500»).
 */
export function readSign(before: string, digits: string): 1 | -1 | undefined {
  const {
    lead = '',
    first = '',
    gap = '',
    currency,
    second = '',
    space = '',
  } = END.exec(before)?.groups ?? {};
  if (SIGN_OF_WORD.test(lead) || UNUSUAL_SIGN.test(lead + gap)) return undefined;
  const sign = first + second;
  // Only a currency may touch a number: «EUR3500», but not «A38».
  if (!sign) return currency || !/\p{L}$/u.test(lead + gap) ? 1 : undefined;
  const isApart = (second ? space : gap) !== '';
  if (lead !== '' && isApart) return sign === '–' && DASH_BETWEEN_WORDS.test(lead) ? 1 : undefined;
  const isPhone = sign === '+' && /\p{Zs}/u.test(digits);
  if (isPhone || sign.length > 1 || (first && !STARTS_AMOUNT.test(lead))) return undefined;
  return sign === '+' ? 1 : -1;
}

const END =
  /^(?<lead>.*?)(?<first>[-‐‑−–+]?)(?<gap>\s?)(?:(?<currency>(?<!\p{L})(?:EUR|Euro|CHF|s?Fr\.?|USD|GBP|US\$|\p{Sc}))\s?(?<second>[-‐‑−–+]?)(?<space>\s?))?$/isu;
const SIGN_OF_WORD = /(?<=^|[\s:(])[-‐‑−–+][\p{L}\p{Sc}]/u;
/** A long dash with spaces between words is none. */
const UNUSUAL_SIGN = /[⁺⁻₊₋˗⁃∸➕➖﹢﹣‒—―⸺⸻]$|(?<![\p{L}.)]\s)[⁺⁻₊₋˗⁃∸➕➖﹢﹣‒—―⸺⸻]\s$/u;
/** As in «Netto – 3.500 €». */
const DASH_BETWEEN_WORDS = /[\p{L}.)]\s$/u;
/** A sign is the first of all, or stands behind a space or a mark that opens: «Saldo -500», «~-500». */
const STARTS_AMOUNT = /^$|[^-‐‑−–+]\s$|[~≈„“"«»‚]$/u;
