import type { PersonaKey } from '../content/personas.ts';
import type { MessageId } from '../messages/index.ts';

/** The landings that have messages, which is all of them: the table itself is made with these. */
type LandingName = {
  [Id in MessageId]: Id extends `landing.${infer Name}.description` ? Name : never;
}[MessageId];

/** The messages of a landing's hero. A missing one is a type error in its row. */
export function heroTexts<Key extends LandingName>(key: Key) {
  return {
    title: `landing.${key}.hero.title`,
    text: `landing.${key}.hero.text`,
  } as const;
}

/** The messages of a landing's pension gap. */
export function gapTexts<Key extends LandingName>(key: Key) {
  return { title: `landing.${key}.gap.title`, lead: `landing.${key}.gap.lead` } as const;
}

/** The messages of a landing's argument: a case and its points. */
export function argumentTexts<Key extends PersonaKey>(key: Key) {
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
export function casesTexts<Key extends PersonaKey>(key: Key) {
  return {
    title: `landing.${key}.cases.title`,
    lead: `landing.${key}.cases.lead`,
    head: `landing.${key}.cases.head`,
  } as const;
}

function pointTexts<Key extends PersonaKey, Point extends string>(key: Key, point: Point) {
  return {
    title: `landing.${key}.argument.${point}.title`,
    text: `landing.${key}.argument.${point}.text`,
  } as const;
}
