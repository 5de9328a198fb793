import { readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { isVerified, readVerified, reasonToSkip, writeVerified } from './skip.ts';
import { temporaryProject } from './temporary-project.ts';

const FINGERPRINT = 'f'.repeat(64);
const BASELINE = 'b'.repeat(64);
const CACHE = new Map([['button--plain.de-480', { fingerprint: FINGERPRINT, baseline: BASELINE }]]);

test('what was written is verified, and nothing else', async () => {
  const file = await cacheFile();
  await writeVerified(CACHE, file);
  const cache = await readVerified(file);
  expect(isVerified(cache, 'button--plain.de-480', FINGERPRINT, BASELINE)).toBe(true);
  expect(isVerified(cache, 'button--plain.en-480', FINGERPRINT, BASELINE)).toBe(false);
  expect(isVerified(cache, 'button--plain.de-480', BASELINE, BASELINE)).toBe(false);
  expect(isVerified(cache, 'button--plain.de-480', FINGERPRINT, FINGERPRINT)).toBe(false);
});

test('leaves nothing but the cache in its folder', async () => {
  const file = await cacheFile();
  await writeVerified(CACHE, file);
  await writeVerified(CACHE, file);
  expect(await readdir(dirname(file))).toEqual(['verified.json']);
});

test('nothing is verified before the first run', async () => {
  const tell = vi.fn();
  expect(await readVerified(await cacheFile(), tell)).toEqual(new Map());
  expect(tell).not.toHaveBeenCalled();
});

test.each([
  ['half of it', '{"version":1,"verified":{"button--plain.de-480":'],
  ['another version', '{"version":2,"verified":{}}'],
  ['no hashes', '{"version":1,"verified":{"a":{"fingerprint":"","baseline":""}}}'],
  ['a list', '[]'],
])('a broken cache is thrown away with a message: %s', async (_how, text) => {
  const file = await cacheFile();
  await writeVerified(CACHE, file);
  await writeFile(file, text);
  const tell = vi.fn();
  expect(await readVerified(file, tell)).toEqual(new Map());
  expect(tell).toHaveBeenCalledWith(expect.stringContaining(file));
});

test('says of how many modules none changed', () => {
  const modules = { files: ['a.ts', 'b.ts'], packages: ['c@1.0.0'] };
  expect(reasonToSkip({ ...modules, fingerprint: FINGERPRINT, hashes: new Map() })).toBe(
    'none of its 3 modules changed',
  );
});

async function cacheFile(): Promise<string> {
  return join(await temporaryProject({}), 'cache/verified.json');
}
