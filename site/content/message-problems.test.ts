import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { messages } from '../i18n/messages/index.ts';
import { showsBrace } from '../i18n/shows-brace.ts';
import { listMessageProblems } from './message-problems.ts';

test.each(['{product}} is good', "a '{' b", "'{product}'", '{n, plural, one {a}} other {b}} c'])(
  '%s shows a brace',
  (text) => {
    let isRefused: boolean;
    try {
      isRefused = showsBrace(parse(text));
    } catch {
      isRefused = true;
    }
    expect(isRefused).toBe(true);
  },
);

test.each(['{product} is good', '{n, plural, one {a} other {{n} b}}', '<b>{brand}</b>’s'])(
  '%s shows none',
  (text) => expect(showsBrace(parse(text))).toBe(false),
);

test('every message and question has its text in each language', () => {
  expect(listMessageProblems()).toEqual([]);
});

test.each([
  [undefined, 'en.json:2 argument.payoutTax has no text in de.'],
  ['Bis {year}', 'de.json:2 argument.payoutTax takes year where en takes no value.'],
  ['', 'de.json:2 argument.payoutTax is empty. Write the text.'],
  ['Bis {year', 'de.json:2 argument.payoutTax cannot be read as an ICU message.'],
  [
    '<b>Bis',
    'de.json:2 argument.payoutTax cannot be read as an ICU message. Close every brace and tag,',
  ],
  ["Bis '{year}'", 'de.json:2 argument.payoutTax shows a brace to visitors.'],
])('%s in German is refused with its line', (german, line) => {
  const { 'argument.payoutTax': _text, ...others } = messages.de;
  const de = german === undefined ? others : { ...others, 'argument.payoutTax': german };
  const [problem, ...more] = listMessageProblems({ ...messages, de });
  expect(problem).toContain(`site/i18n/messages/${line}`);
  expect(more).toEqual([]);
});
