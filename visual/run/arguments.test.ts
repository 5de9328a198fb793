import { expect, test } from 'vitest';
import { WHOLE } from '../../lib/shard.ts';
import { readArguments } from './arguments.ts';

const DEFAULTS = { isAll: false, isBuilt: false, shard: WHOLE };

test.each([
  [[], { name: 'run', options: DEFAULTS }],
  [['--all'], { name: 'run', options: { ...DEFAULTS, isAll: true } }],
  [['--built'], { name: 'run', options: { ...DEFAULTS, isBuilt: true } }],
  [['--shard', '2/4'], { name: 'run', options: { ...DEFAULTS, shard: { index: 2, count: 4 } } }],
  [['merge'], { name: 'merge' }],
  [['fold'], { name: 'fold' }],
  [['apply', 'drafts.json'], { name: 'apply', path: 'drafts.json' }],
  [['draw', 'dist/drawing'], { name: 'draw', path: 'dist/drawing' }],
])('npm run visual -- %j', (args, command) => {
  expect(readArguments(args)).toEqual(command);
});

test.each([
  [['--shard', '5/4'], /--shard 5\/4/],
  [['--shard', '0/4'], /--shard 0\/4/],
  [['--shard', 'two'], /--shard two/],
  [['--al'], /--al/],
  [['update'], /Unknown command "update"/],
  [['merge', 'a'], /Unknown command "merge a"/],
  [['apply'], /apply FILE/],
])('npm run visual -- %j reports what is wrong', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
});
