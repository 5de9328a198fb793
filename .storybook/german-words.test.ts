import { expect, test } from 'vitest';
import type { Guidance } from '../design-system/guidance.ts';
import { findUntranslated, listGermanWords } from './german-words.ts';
import { translate } from './translate.ts';

const story = { title: 'Components/Disclosures/Accordion', tags: ['autodocs'], parameters: {} };

test('a component speaks German by the words of its guidance and of its stories', () => {
  const words = listGermanWords(story) ?? {};
  expect(translate({ heading: 'What does it cost?', more: 'Can I pause?' }, words)).toEqual({
    heading: 'Was kostet das?',
    more: 'Kann ich pausieren?',
  });
});

test('what only acts, and what is no component, keeps its words', () => {
  const german = { Back: 'Zurück' };
  expect(listGermanWords({ ...story, parameters: { german } })).toHaveProperty('Back', 'Zurück');
  expect(listGermanWords({ ...story, tags: [], parameters: { german } })).toBeUndefined();
  expect(listGermanWords({ ...story, title: 'Sections/Faq' })).toBeUndefined();
});

test('names what a story shows and nobody has said in German', () => {
  const args = { label: 'Costs', hint: 'Not said', link: { href: '/hidden' } };
  expect(findUntranslated('Costs Not said', args, { Costs: 'Kosten' })).toEqual(['Not said']);
});

const guidance = import.meta.glob<Guidance>(
  ['../design-system/*/*/guidance.ts', '../site/**/guidance.ts'],
  { eager: true, import: 'guidance' },
);

test('what guidance shows of components can be said in German', () => {
  const shown = Object.values(guidance).map((one) => [one.do?.shown, one.dont?.shown, one.drawn]);
  expect(findUntranslated(JSON.stringify(shown), shown, listGermanWords(story) ?? {})).toEqual([]);
});

test('a text keeps its spaces, which stand between it and what follows', () => {
  expect(translate('Read ', { Read: 'Lies' })).toBe('Lies ');
});

test('no German word is an English one, too, which a second look would change', () => {
  const words = listGermanWords(story) ?? {};
  expect(Object.values(words).filter((word) => (words[word] ?? word) !== word)).toEqual([]);
});
