import { expect, test } from 'vitest';
import { createQuestionAnchors, TAKEN_ANCHORS } from './question-anchors.ts';

test.each([
  ['What does it cost?', 'what-does-it-cost'],
  ['What’s 2 %?', 'whats--'],
  ["What's 2 %?", 'whats--'],
  ['Kann ich früher aufhören?', 'kann-ich-früher-aufhören'],
  ['Straße, Öl und ÄPFEL', 'straße-öl-und-äpfel'],
  ['ETF-Sparplan im eigenen Depot', 'etf-sparplan-im-eigenen-depot'],
  ['Zwei  Leerzeichen', 'zwei--leerzeichen'],
  ['Geschütztes\u00a0Leerzeichen', 'geschütztes-leerzeichen'],
  ['u\u0308ber', 'über'],
  ['62/12: was gilt', '-was-gilt'],
])('%s becomes #%s', (question, anchor) => {
  expect(createQuestionAnchors([question])).toEqual([anchor]);
});

test('the second of two equal questions is numbered, and the third', () => {
  expect(createQuestionAnchors(['Why?', 'Why!', 'Why 3?', 'why'])).toEqual([
    'why',
    'why-2',
    'why-',
    'why-3',
  ]);
});

test.each(TAKEN_ANCHORS.filter((anchor) => !anchor.includes('-')))(
  'the question «%s» does not take the anchor of a section',
  (question) => {
    const [anchor] = createQuestionAnchors([`${question}?`]);
    expect(anchor).toMatch(/-2$/);
  },
);
