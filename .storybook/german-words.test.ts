import { expect, test } from 'vitest';
import { findUntranslated, listGermanWords } from './german-words.ts';
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

test('names what a story shows and nobody has said in German', () => {
  const args = { label: 'Costs', hint: 'Not said', link: { href: '/hidden' } };
  expect(findUntranslated('Costs Not said', args, { Costs: 'Kosten' })).toEqual(['Not said']);
});

test('a text keeps its spaces, which stand between it and what follows', () => {
  expect(translate('Read ', { Read: 'Lies' })).toBe('Lies ');
});

test('no German word is an English one, too, which a second look would change', () => {
  const words = listGermanWords(story) ?? {};
  expect(Object.values(words).filter((word) => (words[word] ?? word) !== word)).toEqual([]);
});
