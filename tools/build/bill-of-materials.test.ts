import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../project/paths.ts';
import { createBillOfMaterials } from './bill-of-materials.ts';

const LOCKFILE = {
  name: 'project',
  packages: {
    '': { version: '1.0.0', dependencies: { '@a/b': '2.0.0' }, devDependencies: { c: '3.0.0' } },
    'node_modules/@a/b': {
      version: '2.0.0',
      integrity: 'sha512-AAEC',
      license: '(MIT AND Zlib)',
      dependencies: { c: '1.0.0', d: '1.0.0' },
      peerDependencies: { missing: '*' },
    },
    'node_modules/@a/b/node_modules/c': { version: '1.0.0', dependencies: { d: '1.0.0' } },
    'node_modules/c': { version: '3.0.0', dev: true },
    'node_modules/d': { version: '1.0.0', optional: true, license: 'CC BY-SA 4.0' },
  },
};

test('a package is listed with its licence, its hash and what it is for', () => {
  const { components } = createBillOfMaterials(LOCKFILE);
  expect(components[0]).toEqual({
    type: 'library',
    'bom-ref': 'node_modules/@a/b',
    name: '@a/b',
    version: '2.0.0',
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content: '000102' }],
    licenses: [{ expression: '(MIT AND Zlib)' }],
    purl: 'pkg:npm/%40a/b@2.0.0',
  });
  expect(components.map(({ scope }) => scope)).toEqual([
    'required',
    'required',
    'excluded',
    'optional',
  ]);
  expect(components.at(-1)?.licenses).toEqual([{ license: { name: 'CC BY-SA 4.0' } }]);
});

test('of two versions, what needs one is given the one that Node finds', () => {
  const { dependencies } = createBillOfMaterials(LOCKFILE);
  const [inner, top, d] = ['@a/b/node_modules/c', 'c', 'd'].map((name) => `node_modules/${name}`);
  expect(dependencies).toEqual([
    { ref: 'project', dependsOn: ['node_modules/@a/b', top] },
    { ref: 'node_modules/@a/b', dependsOn: [inner, d] },
    { ref: inner, dependsOn: [d] },
    { ref: top, dependsOn: [] },
    { ref: d, dependsOn: [] },
  ]);
});

test('that of this project has all it is made of, and says neither when nor where it was made', () => {
  const lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const bill = createBillOfMaterials(lockfile);
  expect(bill.components).toHaveLength(Object.keys(lockfile.packages).length - 1);
  expect(bill.components.filter(({ hashes }) => hashes?.[0]?.content.length !== 128)).toEqual([]);
  expect(Object.keys(bill).filter((key) => key === 'serialNumber')).toEqual([]);
  expect(Object.keys(bill.metadata)).toEqual(['component']);
  expect(JSON.stringify(bill)).not.toContain(ROOT);
});
