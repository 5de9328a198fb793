/**
 * Whether all words beside a number without a unit are words for an amount, an age or a rate, so that it is
 * one: «300 im Monat netto». Beside «10115 Berlin» and «Zimmer 12» it counts or names something else.
 */
export function hasOnlyAmountWords(text: string): boolean {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.every((word) => WORDS.has(word) || NOUN.test(word));
}

const WORDS: ReadonlySet<string> = new Set(
  [
    // How exact it is.
    'ca circa etwa ungefähr rund fast knapp gut genau exakt mindestens höchstens max maximal',
    'um über unter bis ab zu so oder vielleicht about around roughly approx up to at least most',
    // For which time, and before or after which tax.
    'im in pro per je jeden jedes einen ein die der den das am p i a j m y pa pm pcm mtl mon monatl jährl',
    'v h the an each every yr alt old vor nach before after of steuer steuern abzug abzügen tax taxes',
    'auf hand net gross ter mit ohne inkl inklusive bonus',
    // Sentences, as people speak them.
    'ich bin ist sind wir habe haben verdiene verdienen spare sparen zahle zahlen bekomme mein meine',
    'i am is are we have earn save pay get my our it s bitte please ja yes insgesamt total',
    // Thousands and millions.
    'k t tsd tds tausend thousand mio mill mln mn million millionen millions mrd mia bn milliarde milliarden',
  ]
    .join(' ')
    .split(' '),
);

/** Nouns for amounts, alone or at the end of another: «Monatsbrutto», «Bruttolohn». */
const NOUN =
  /(?:mon(?:at|th)|j(?:a|ä|ae)hr|stunde|tag|woche|quartal|year|annu(?:m|al)|hour|day|dai|week)(?:e?n?s?|lich|ly|ally)$|(?:brutto|netto|gehalt|lohn|einkommen|verdienst|einkünfte|bezüge|sold|rente|pension|betrag|beitrag|einzahlung|auszahlung|summe|rate|kapital|vermögen|guthaben|ersparnis(?:se)?|erspartes|angespart|gespart|kosten|gebühr(?:en)?|rendite|zins(?:en|satz)?|alter|age|income|salary|wages?|earnings|amount|contribution|savings?|saved|capital|costs?|fees?|return|rate|percent|prozent)$/;
