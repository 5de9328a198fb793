import { expect, test } from 'vitest';
import { keysOf } from '../../../lib/objects.ts';
import { claims } from './claims.ts';
import { listOutOfDate, outOfDate } from './out-of-date.ts';

test('what is out of date follows from the last days of the ledger', () => {
  expect(listOutOfDate('2026-12-31')).toEqual([]);
  expect(listOutOfDate('2027-01-02')).toEqual(['subsidyReform']);
  expect(listOutOfDate('2028-01-15')).toEqual(keysOf(claims));
  expect(listOutOfDate('2030-06-01')).toEqual(keysOf(claims));
});

test('in stories and tests nothing is, whatever the day', () => {
  expect([...outOfDate]).toEqual([]);
});
