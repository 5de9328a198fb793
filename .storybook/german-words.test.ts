import { expect, test } from 'vitest';
import { listGermanWords } from './german-words.ts';
import { translate } from './translate.ts';

const story = { title: 'Components/Disclosures/Accordion', parameters: {} };

test('a component speaks German by the words of its guidance and of its stories', () => {
  const words = listGermanWords(story) ?? {};
  expect(translate({ heading: 'What does it cost?', more: 'Can I pause?' }, words)).toEqual({
    heading: 'Was kostet das?',
    more: 'Kann ich pausieren?',
  });
});

test('what a play looks for, and what is no component, keeps its words but for its own', () => {
  const german = { Back: 'Zurück' };
  expect(
    listGermanWords({ ...story, playFunction: () => {}, parameters: { german } } as never),
  ).toBe(german);
  expect(listGermanWords({ ...story, title: 'Sections/Faq' })).toBeUndefined();
});
