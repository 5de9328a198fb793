import { expect, test } from 'vitest';
import { hyphenate } from './hyphenate.ts';

test.each([
  ['Zwei Versorgungswerke, eine Rentenlücke', 'Zwei Ver|sor|gungs|wer|ke, eine Ren|ten|lü|cke'],
  ['Die Kranken|versicherung', 'Die Kran|ken|ver|si|che|rung'],
  ['Ludwigs|hafen', 'Ludwigs|hafen'],
  ['Ab {minimumContribution} und {minimumContr', 'Ab {minimumContribution} und {minimumContr'],
])('%s', (text, parted) => {
  const hyphenated = hyphenate(text.replaceAll('|', '\u00ad'), 'de');
  expect(hyphenated.replaceAll('\u00ad', '|')).toBe(parted);
});
