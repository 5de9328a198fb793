interface Sign {
  factor: 1 | -1;
  hasCurrency: boolean;
}

/**
 * The sign of a number and its currency, in either order, at the end of what stands before it.
 * `undefined` where it may be no sign («A-500», «Gehalt - 500») or belongs to a telephone.
 */
export function readSign(before: string, digits: string): Sign | undefined {
  const {
    lead = '',
    first = '',
    gap = '',
    currency,
    second = '',
    space = '',
  } = END.exec(before)?.groups ?? {};
  const sign = first + second;
  const unsigned = { factor: 1, hasCurrency: currency !== undefined } as const;
  // Only a currency may touch a number: «EUR3500», but not «A38».
  if (!sign) return currency || !/\p{L}$/u.test(lead + gap) ? unsigned : undefined;
  const isApart = (second ? space : gap) !== '';
  if (lead !== '' && isApart)
    return sign === '–' && DASH_BETWEEN_WORDS.test(lead) ? unsigned : undefined;
  const isPhone = sign === '+' && /\p{Zs}/u.test(digits);
  if (isPhone || sign.length > 1 || (first && !STARTS_AMOUNT.test(lead))) return undefined;
  return { ...unsigned, factor: sign === '+' ? 1 : -1 };
}

const END =
  /^(?<lead>.*?)(?<first>[-‐‑−–+]?)(?<gap>\s?)(?:(?<currency>(?<!\p{L})(?:EUR|Euro|CHF|s?Fr\.?|USD|GBP|US\$|\p{Sc}))\s?(?<second>[-‐‑−–+]?)(?<space>\s?))?$/isu;
/** As in «Netto – 3.500 €». */
const DASH_BETWEEN_WORDS = /[\p{L}.)]\s$/u;
/** A sign is the first of all, or stands behind a space or a mark that opens: «Saldo -500», «~-500». */
const STARTS_AMOUNT = /^$|[^-‐‑−–+]\s$|[~≈„“"«»‚]$/u;
