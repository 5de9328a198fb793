/** Topics of questions, in the order in which the FAQ page groups by them. */
export const FAQ_TOPICS = [
  'cost',
  'tax',
  'safety',
  'flexibility',
  'work',
  'family',
  'start',
] as const;

export type FaqTopic = (typeof FAQ_TOPICS)[number];
