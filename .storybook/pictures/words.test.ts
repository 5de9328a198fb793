import { expect, test } from 'vitest';
import { imageOf, reportOf, resultOf } from '../../visual/report-examples.ts';
import { decisionLine, measures, reportLine } from './words.ts';

test('measures say what differs, and the old size only where it was another', () => {
  const before = imageOf('a', 180);
  const sameSize = resultOf({ changedPixels: 1204, before, after: imageOf('b', 180) });
  expect(measures(sameSize)).toBe('1,204 px differ, 480 × 180');
  expect(measures({ ...sameSize, after: imageOf('b', 220) })).toBe(
    '1,204 px differ, 480 × 220, was 480 × 180',
  );
  expect(measures(resultOf({ verdict: 'gone', before }))).toBe('480 × 180');
});

test('a report is named by its time, its commit and its part', () => {
  const whole = reportLine(reportOf([]));
  expect(whole).toMatch(/^Report of .*2026.*, commit 0123456$/);
  expect(reportLine(reportOf([], { shard: { index: 1, of: 4 } }))).toBe(`${whole}, part 1 of 4`);
});

test('a decision names the person without the address', () => {
  const line = decisionLine({
    verdict: 'accepted',
    who: 'Ada Lovelace <ada@example.org>',
    when: '2026-03-01T12:00:00.000Z',
    why: 'Wanted',
  });
  expect(line).toMatch(/^Ada Lovelace, .*2026.*: Wanted$/);
});
