import { describe, expect, test } from 'vitest';
import { keysOf } from '../../lib/objects.ts';
import { LOCALES } from '../i18n/locales.ts';
import { getPageTexts } from '../provider/page-texts.ts';
import { createQuestionAnchors } from '../sections/Faq/question-anchors.ts';
import { compareOrder, faq, groupByTopic, sortQuestions } from './faq.ts';

const keys = keysOf(faq);

describe.each(LOCALES)('the questions in %s', (locale) => {
  const { say } = getPageTexts('fernblick', locale);

  test.each(keys)('%s has a question and an answer that can be shown', (key) => {
    const { question, answer } = faq[key];
    expect(say(question)).toMatch(/\?$/);
    expect(answer[locale].length).toBe(answer.en.length);
    for (const paragraph of answer[locale]) expect(say(paragraph)).toMatch(/^[^<>{}]{30,}\.$/);
  });

  test('every question has an anchor of its own', () => {
    const anchors = createQuestionAnchors(keys.map((key) => say(faq[key].question)));
    expect(new Set(anchors).size).toBe(keys.length);
    expect(anchors.filter((anchor) => /\d/.test(anchor))).toEqual([]);
  });
});

test('there are at least a dozen questions', () => {
  expect(keys.length).toBeGreaterThanOrEqual(12);
});

const all = keys.map((id) => ({ id, ...faq[id] }));

test('a landing’s own questions lead, and none is lost or shown twice', () => {
  const ordered = sortQuestions(all, ['esg', 'children', 'unknown']).map(({ id }) => id);
  expect(ordered.slice(0, 3)).toEqual(['esg', 'children', 'cost']);
  expect([...ordered].sort()).toEqual([...keys].sort());
});

test('every question stands under exactly one topic, and all have one', () => {
  const groups = groupByTopic(all);
  expect(
    [...groups.values()]
      .flat()
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...keys].sort());
  expect([...groups.keys()]).toEqual([
    ...['cost', 'tax', 'safety', 'flexibility', 'work', 'family', 'start'],
  ]);
});

test('a question without a topic comes last, and no topic is empty', () => {
  const groups = groupByTopic([
    { id: 'a', topics: [] },
    { id: 'b', topics: ['tax'] },
  ]);
  expect([...groups.keys()]).toEqual(['tax', 'other']);
});

test('an order comes before none, and equal ones stay as they were', () => {
  const entries = [{ id: 'a' }, { id: 'b', order: 2 }, { id: 'c' }, { id: 'd', order: 1 }];
  expect(entries.toSorted(compareOrder).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c']);
});
