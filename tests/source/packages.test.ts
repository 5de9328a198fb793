import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/project/paths.ts';

interface Locked {
  version: string;
  integrity?: string;
  resolved?: string;
  os?: string;
  cpu?: string;
  bin?: Record<string, string>;
}

const { scripts, optionalDependencies } = JSON.parse(read('package.json'));
const { packages } = JSON.parse(read('package-lock.json'));
const { '': _project, ...locked }: Record<string, Locked> = packages;

test('every package is locked by a hash of what it holds, wherever it comes from', () => {
  expect(Object.keys(locked)).not.toEqual([]);
  const loose = Object.entries(locked).filter(
    ([, { integrity, resolved }]) => !integrity?.startsWith('sha512-') || resolved !== undefined,
  );
  expect(loose).toEqual([]);
});

test('no package runs a script when it is installed, which could bring what is not locked', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});

test('every script has its line in the README or among the commands', () => {
  const pages = read('README.md') + read('docs/commands.md');
  const names = Object.keys(scripts).filter((name) => !isSaid(pages, name));
  expect(names).toEqual([]);
});

function isSaid(pages: string, script: string): boolean {
  return new RegExp(`\\bnpm (run )?${script}(?![\\w:])`).test(pages);
}

test('one version of Node is locked for every platform, of which npm installs its own', () => {
  const runtimes = Object.keys(optionalDependencies).map((name) => locked[`node_modules/${name}`]);
  expect(new Set(runtimes.map((one) => one?.version)).size).toBe(1);
  expect(runtimes.map((one) => `${one?.os} ${one?.cpu}`).toSorted()).toEqual([
    'darwin arm64',
    'darwin x64',
    'linux arm64',
    'linux x64',
    'win32 x64',
  ]);
  for (const one of runtimes) expect(Object.keys(one?.bin ?? {})).toEqual(['node']);
});

test('every script that Node runs gets the Node of the lockfile', () => {
  const started = Object.values<string>(scripts).flatMap((script) => script.split(' && '));
  const others = started.filter((command) => !command.startsWith('node tools/locked-node.cjs '));
  expect(others.filter((command) => !/^(npm run|biome|chromatic) /.test(command))).toEqual([]);
});

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
