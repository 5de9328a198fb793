import type { MessageId } from '../i18n/messages/index.ts';

/** The landings that have a message: the table itself is made with these. */
export type LandingWith<Part extends string> = {
  [Id in MessageId]: Id extends `landing.${infer Name}.${Part}` ? Name : never;
}[MessageId];

/** The messages of a landing's hero. A missing one is a type error in its file. */
export function heroTexts<Key extends LandingWith<'hero.text'>>(key: Key) {
  return {
    title: `landing.${key}.hero.title`,
    text: `landing.${key}.hero.text`,
  } as const;
}

/** The messages of a landing's pension gap. */
export function gapTexts<Key extends LandingWith<'gap.lead'>>(key: Key) {
  return { title: `landing.${key}.gap.title`, lead: `landing.${key}.gap.lead` } as const;
}

/** The messages of a landing's argument: a case and its four points. */
export function argumentTexts<Key extends LandingWith<'argument.point4.text'>>(key: Key) {
  return {
    title: `landing.${key}.argument.title`,
    text: `landing.${key}.argument.text`,
    points: [
      pointTexts(key, 'point1'),
      pointTexts(key, 'point2'),
      pointTexts(key, 'point3'),
      pointTexts(key, 'point4'),
    ],
  } as const;
}

/** The messages of a landing's worked cases. */
export function casesTexts<Key extends LandingWith<'cases.head'>>(key: Key) {
  return {
    title: `landing.${key}.cases.title`,
    lead: `landing.${key}.cases.lead`,
    head: `landing.${key}.cases.head`,
  } as const;
}

/** The messages of a landing's link and card on other pages. */
export function listingTexts<Key extends LandingWith<'listing.text'>>(key: Key) {
  return { title: `landing.${key}.listing.title`, text: `landing.${key}.listing.text` } as const;
}

function pointTexts<Key extends LandingWith<'argument.point4.text'>, Point extends string>(
  key: Key,
  point: Point,
) {
  return {
    title: `landing.${key}.argument.${point}.title`,
    text: `landing.${key}.argument.${point}.text`,
  } as const;
}
