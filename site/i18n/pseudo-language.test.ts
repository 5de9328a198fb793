import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { messages } from './messages/index.ts';
import { pseudoLocalize } from './pseudo-language.ts';

test('a message has accents and brackets', () => {
  expect(inPseudo('This is it')).toBe('[Ťĥĥĩšš ĩš ĩĩť]');
});

test('no plain letter is left, so that what is not translated stands out', () => {
  expect(inPseudo('The quick brown fox jumps over the lazy dog.')).not.toMatch(/[a-z]/i);
});

test('messages are two fifths longer', () => {
  const texts = Object.values(messages.en).filter((text) => /^[^{}<>']{40,}$/.test(text));
  expect(texts.length).toBeGreaterThan(50);
  const growth = lengthOf(texts.map((text) => inPseudo(text))) / lengthOf(texts);
  expect(growth).toBeGreaterThan(1.3);
  expect(growth).toBeLessThan(1.45);
});

test('arguments, choices and tags work as in English', () => {
  const message =
    '{kind, select, a {<b>One</b>} other {{count, plural, one {# day} other {# days}}}} for {name}';
  expect(inPseudo(message, { kind: 'a', name: 'Mara' })).toBe('[<b>Öññé</b> ƒööŕ Mara]');
  expect(inPseudo(message, { kind: 'b', count: 1, name: 'Mara' })).toBe('[1 ðááý ƒööŕ Mara]');
  expect(inPseudo(message, { kind: 'b', count: 1200, name: 'Mara' })).toBe(
    '[1,200 ðááýšš ƒööŕ Mara]',
  );
});

test('an escaped brace and a soft hyphen stay what they are', () => {
  expect(inPseudo("a '{'b'}' c\u00add")).toBe('[á {ḃḃ} ç\u00adðð]');
});

function inPseudo(message: string, values: Record<string, string | number> = {}): string {
  const { formatters } = createIntl({ locale: 'en' });
  const bold = (parts: unknown[]) => `<b>${parts.join('')}</b>`;
  const format = formatters.getMessageFormat(pseudoLocalize(message), 'en');
  return String(format.format({ ...values, b: bold }));
}

function lengthOf(texts: readonly string[]): number {
  return texts.join('').length;
}
