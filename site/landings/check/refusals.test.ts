import { expect, test } from 'vitest';
import { messages } from '../../i18n/messages/index.ts';
import { landings } from '../index.ts';
import { BAD_LANDINGS, type Draft, GOOD } from './bad-landings.fixture.ts';
import { problemLine } from './problem.ts';
import { tableProblems } from './table-problems.ts';

test('the landing that the bad ones are made from is right', () => {
  expect(linesAbout(GOOD)).toEqual([]);
});

test.each(BAD_LANDINGS)('$fault is refused', ({ draft, lines }) => {
  expect(linesAbout(draft)).toEqual(lines);
});

test('a message of a landing that does not exist is refused', () => {
  const [line] = tableProblems(
    landings,
    { ...messages, en: { ...messages.en, 'landing.ghost.title': 'Boo' } },
    [],
  ).map(problemLine);
  expect(line).toBe(
    'site/i18n/messages/en.json: ghost, title (en) belongs to no landing. Remove the message "landing.ghost.title", or add the row ghost to site/landings/index.ts.',
  );
});

function linesAbout({ name, landing, texts }: Draft): string[] {
  const all = { en: { ...messages.en, ...texts.en }, de: { ...messages.de, ...texts.de } };
  const problems = tableProblems({ ...landings, [name]: landing }, all, ['/en/faqs', '/de/faqs']);
  return problems.map(problemLine);
}
