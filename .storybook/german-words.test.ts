import { expect, test } from 'vitest';
import type { Guidance } from '../design-system/guidance.ts';
import { askIn, findUntranslated, listGermanWords } from './german-words.ts';
import { translate } from './translate.ts';

const story = { title: 'Components/Disclosures/Accordion', parameters: {} };

test('a component speaks German by the words of its guidance and of its stories', () => {
  const words = listGermanWords(story) ?? {};
  expect(translate({ heading: 'What does it cost?', more: 'Can I pause?' }, words)).toEqual({
    heading: 'Was kostet das?',
    more: 'Kann ich pausieren?',
  });
});

test('what is no component keeps its words: those of sections are in the messages', () => {
  const german = { Back: 'Zurück' };
  expect(listGermanWords({ ...story, parameters: { german } })).toHaveProperty('Back', 'Zurück');
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

test('a sentence that quotes what somebody typed quotes it in German', () => {
  const args = { unreadableText: (text: string) => `We cannot read “${text}”.` };
  const german = { 'We cannot read “{text}”.': '„{text}“ können wir nicht lesen.' };
  expect(translate(args, german).unreadableText('$&')).toBe('„$&“ können wir nicht lesen.');
});

test('a test finds parts in German by their English words', () => {
  const canvas = { getByRole: (role: string, { name }: { name: string }) => `${role} ${name}` };
  const { getByRole } = askIn({ Costs: 'Kosten' }, canvas);
  expect(getByRole('link', { name: 'Costs' })).toBe('link Kosten');
});
