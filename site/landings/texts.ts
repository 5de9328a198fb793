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

/** The messages of a landing's argument: a case and three points. */
export function argumentTexts<Key extends LandingName>(key: Key) {
  return {
    title: `landing.${key}.argument.title`,
    text: `landing.${key}.argument.text`,
    points: [pointTexts(key, 'point1'), pointTexts(key, 'point2'), pointTexts(key, 'point3')],
  } as const;
}

function pointTexts<Key extends LandingName, Point extends string>(key: Key, point: Point) {
  return {
    title: `landing.${key}.argument.${point}.title`,
    text: `landing.${key}.argument.${point}.text`,
  } as const;
}
