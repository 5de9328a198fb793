import { expect, test } from 'vitest';
import { formatDifferences } from './differences.ts';

const before = Array.from({ length: 12 }, (_, at) => `line ${at + 1}`);

test('changed lines are shown among three that stay', () => {
  const after = before.with(5, 'line six').toSpliced(11, 1);
  expect(formatDifferences(before.join('\n'), after.join('\n'))).toBe(
    [
      '…',
      '  line 3',
      '  line 4',
      '  line 5',
      '- line 6',
      '+ line six',
      '  line 7',
      '  line 8',
      '  line 9',
      '  line 10',
      '  line 11',
      '- line 12',
    ].join('\n'),
  );
});

test('equal texts do not differ', () => {
  expect(formatDifferences('same\n', 'same\n')).toBe('');
});
