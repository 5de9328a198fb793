import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

test.each([
  [[], { name: 'run', options: { all: false } }],
  [['--all'], { name: 'run', options: { all: true } }],
  [['--built'], { name: 'run', options: { all: false, built: 'dist/storybook' } }],
  [['--built', 'out'], { name: 'run', options: { all: false, built: 'out' } }],
  [['--shard', '2/4'], { name: 'run', options: { all: false, shard: { index: 2, of: 4 } } }],
  [['merge', 'a', 'b'], { name: 'merge', folders: ['a', 'b'] }],
  [['apply', 'marks.json'], { name: 'apply', file: 'marks.json' }],
])('npm run visual -- %j', (args, command) => {
  expect(readArguments(args)).toEqual(command);
});

test.each([
  [['--shard', '5/4'], /--shard 5\/4/],
  [['--shard', '0/4'], /--shard 0\/4/],
  [['--shard', 'two'], /--shard two/],
  [['--al'], /--al/],
  [['update'], /What is "update"/],
  [['apply'], /one file/],
])('npm run visual -- %j says what is wrong', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
});
