/** The power of ten that the word behind a number stands for, 0 for any other word. */
export function readMagnitude(word: string, following: string): number {
  const name = withoutCurrency(word.toLowerCase());
  // Alone it may be days or tons.
  const isShort = name === 't' && name.length === word.length && !/^\.?\s?\p{Sc}/u.test(following);
  return isShort ? 0 : (MAGNITUDES[name] ?? 0);
}

/** The word behind a number as far as it is typed, if it may make thousands or millions of it: «k», « Tsd». */
export function keepMagnitude(text: string): string {
  const [word = ''] = /\p{L}+/u.exec(text) ?? [];
  const name = withoutCurrency(word.toLowerCase());
  return Object.keys(MAGNITUDES).some((magnitude) => magnitude.startsWith(name)) ? word : '';
}

/** Whether one of the words makes another number of the one beside it, or of all of it no number. */
export function hasOtherMeaning(text: string): boolean {
  return findWords(text).some(
    (word) => OTHER.has(word) || MANY.test(word) || withoutCurrency(word) in MAGNITUDES,
  );
}

/** Whether a month is named: beside it a number without a currency is a day or a year. */
export function hasMonth(text: string): boolean {
  return findWords(text).some((word) => MONTH.test(word));
}

/** Whether what is counted, measured or numbered is named: «35 km», «Zimmer 35». */
export function isNumberOfThing(text: string): boolean {
  return text.includes('°') || findWords(text).some((word) => THINGS.has(word) || PLACE.test(word));
}

/** Whether a number with this behind it is a postal code: «10115 Berlin», but not «20000 Erspartes». */
export function isPostalCode(digits: string, after: string): boolean {
  const place = /^\d{5}$/.test(digits) && /^\s(\p{Lu}\p{Ll}+)/u.exec(after)?.[1];
  return place ? !AMOUNT.test(place) : false;
}

/** «teur» is «t», «eur» itself stays. */
function withoutCurrency(word: string): string {
  return word.replace(/(?<=.)(?:eur|euro|chf|usd|gbp)$/, '');
}

function findWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

const MAGNITUDES: Readonly<Record<string, number>> = {
  ...{ k: 3, t: 3, tsd: 3, tds: 3, tausend: 3, thousand: 3 },
  ...{ mio: 6, mill: 6, mln: 6, mn: 6, million: 6, millionen: 6, millions: 6 },
  ...{ mrd: 9, mia: 9, bn: 9, milliarde: 9, milliarden: 9 },
};

const OTHER: ReadonlySet<string> = new Set(
  [
    // Many, or in German and English not the same many.
    'hundert hundred mille dutzend dozen grand riesen kilo lakh lac crore mil mm meur mchf',
    'bio billion billionen billions trillion trillionen trillions',
    // Parts.
    'halb halbe half viertel quarter drittel third promille ppm basis basispunkt basispunkte bp bps',
    'cent cents ct cts rappen rp pence pfennig',
    // Signs and sums.
    'minus negativ negative abzüglich abzgl soll dr cr s plus mal times x hoch',
    // Times, and what is counted rather than measured.
    'uhr clock nr no tel telefon steuerklasse personalnummer seite page',
  ]
    .join(' ')
    .split(' '),
);

const THINGS: ReadonlySet<string> = new Set(
  [
    'person personen people leute kind kinder child children kids besucher kunden mitarbeiter',
    'stück pieces aktien anteile shares punkte points sterne stars zeichen prozentpunkte',
    'km kwh kg qm cm meter liter sekunden minuten minutes grad',
    'plz postleitzahl zip konto pin zimmer raum room gleis top kw iphone jahrgang geboren geb born',
  ]
    .join(' ')
    .split(' '),
);

/** «Musterstraße 35», «Kundennummer 35». */
const PLACE = /(?:str|straße|strasse|street|platz|allee|gasse|nummer|number)$/;

/** A word beside an amount of five digits: places begin with some of them, as Ingolstadt and Calw do. */
const AMOUNT =
  /^(?:eur|brutto|netto|monat|jahr|jähr|einmal|erspar|gespar|spar|anfangs|start)|^(?:in|im|an|pro|per|bar|ca|gesamt|total|net|gross|salary|savings)$|(?:lohn|gehalt|einkommen|verdienst|rente|pension|betrag|beitrag|zahlung|summe|rate|kapital|vermögen|guthaben|income|wages?|amount)$/i;

/** «Tausender», «Hunderttausend»: other many than those above. */
const MANY = /^(?:zehn|hundert)?(?:hundert|tausend|million|milliard)(?:er?n?|s)?$/;

const MONTH =
  /^(?:j[aä]n(?:uary?|ner)?|feb(?:ruary?)?|m[aä]r(?:z|ch)?|apr(?:il)?|ma[iy]|jun[ie]?|jul[iy]?|aug(?:ust)?|sept?(?:ember)?|o[kc]t(?:ober)?|nov(?:ember)?|de[zc](?:ember)?)$/;
