import { describe, expect, test } from 'vitest';
import { acceptedNow, chained, checkChain, type Entry } from './decisions.ts';
import { hashOf as hash, unchainedOf } from './report-examples.ts';

function log(entries: readonly Entry[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}

const three = chained(
  [
    unchainedOf(),
    unchainedOf({ mode: 'de-480' }),
    unchainedOf({ mode: 'en-960', after: hash('c') }),
  ],
  null,
);

describe('the chain of the log', () => {
  test('holds for what was written', () => {
    expect(checkChain(log(three))).toEqual({ entries: three, problems: [] });
    expect(checkChain('')).toEqual({ entries: [], problems: [] });
  });

  test.each([
    ['a reason that was altered', log(three).replace('First pictures', 'Fine')],
    ['a line that was taken out', log(three.filter((_, index) => index !== 1))],
    ['a line that was put in twice', log([...three, ...three.slice(-1)])],
    ['lines in another order', log(three.toReversed())],
    ['the last line cut off', log(three).slice(0, -20)],
    ['a line that is not JSON', `${log(three)}accepted\n`],
    ['a field nobody knows', log(three).replace('"why"', '"because"')],
    ['a second first line', log([...three, ...chained([unchainedOf({ mode: 'de-960' })], null)])],
  ])('breaks at %s', (_what, text) => {
    expect(checkChain(text).problems).not.toEqual([]);
  });

  test('names the line', () => {
    const [problem] = checkChain(log(three).replace('de-480', 'de-481')).problems;
    expect(problem).toBe('line 2: was altered after it was written');
  });

  test('may fork where two branches were merged', () => {
    const [first] = three;
    const ours = chained([unchainedOf({ mode: 'de-960' })], first?.hash ?? null);
    expect(checkChain(log([...three, ...ours])).problems).toEqual([]);
  });
});

test('the last acceptance counts, and a rejection takes nothing back', () => {
  const entries = chained(
    [
      unchainedOf(),
      unchainedOf({ before: hash('a'), after: hash('d'), why: 'Rounder' }),
      unchainedOf({ verdict: 'rejected', before: hash('d'), after: hash('e'), why: 'Too round' }),
    ],
    null,
  );
  expect(acceptedNow(entries).get('components-button--plain.en-480')?.after).toBe(hash('d'));
});
