import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const DEFAULTS = { isAll: false, isBuilt: false, only: [] };

test.each([
  [[], { name: 'run', options: DEFAULTS }],
  [['--all'], { name: 'run', options: { ...DEFAULTS, isAll: true } }],
  [['--built'], { name: 'run', options: { ...DEFAULTS, isBuilt: true } }],
  [
    ['--only', 'Button', '--only=home'],
    { name: 'run', options: { ...DEFAULTS, only: ['Button', 'home'] } },
  ],
  [['--base', 'main'], { name: 'compare', base: 'main', head: undefined, only: [] }],
  [
    ['--base', 'v1', '--head', 'v2', '--only', 'Button'],
    { name: 'compare', base: 'v1', head: 'v2', only: ['Button'] },
  ],
  // A variable of the shell that is not set: no commit, and no run of all pictures.
  [['--base', ''], { name: 'compare', base: '', head: undefined, only: [] }],
  [['fold'], { name: 'fold' }],
  [['apply', 'drafts.json'], { name: 'apply', path: 'drafts.json' }],
  [['draw', 'dist/drawing'], { name: 'draw', path: 'dist/drawing' }],
])('npm run visual -- %j', (args, command) => {
  expect(readArguments(args)).toEqual(command);
});

test.each([
  [['--only'], /--only/],
  [['--head', 'v2'], /--head needs --base/],
  [['--al'], /--al/],
  [['update'], /Unknown command "update"/],
  [['fold', 'a'], /Unknown command "fold a"/],
  [['apply'], /^The file of drafts is missing\. Usage:/],
])('npm run visual -- %j reports what is wrong', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
});
